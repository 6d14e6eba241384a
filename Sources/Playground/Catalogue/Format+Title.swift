import Languages
import AdServing
import Scenarios

extension Scenario.Format {
  package var title: String {
    switch self {
    case .native: localized("native")
    case .banner: localized("banner")
    case .interstitial: localized("interstitial")
    case .rewarded: localized("rewarded")
    case .rewardedInterstitial: localized("rewarded interstitial")
    case .appOpen: localized("app open")
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
