import AdServing
import Scenarios

extension Scenario.Format {
  package var title: String {
    switch self {
    case .native, .banner, .interstitial, .rewarded: rawValue
    case .rewardedInterstitial: "rewarded interstitial"
    case .appOpen: "app open"
    }
  }

  /// A sign for it where there is no room for the title.
  package var glyph: String {
    switch self {
    case .native: "▤"
    case .banner: "▂"
    case .interstitial: "■"
    case .rewarded: "◆"
    case .rewardedInterstitial: "◈"
    case .appOpen: "▣"
    }
  }
}
