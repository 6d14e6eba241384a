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
}
