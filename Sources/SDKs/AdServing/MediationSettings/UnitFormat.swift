/// What kind of ad a unit shows, in the words of its settings.
package enum UnitFormat: String, CaseIterable, Sendable {
  case native, banner, interstitial, rewarded, rewardedInterstitial, appOpen

  /// Whether its ads cover the application.
  package var isFullScreen: Bool {
    switch self {
    case .native, .banner: false
    case .interstitial, .rewarded, .rewardedInterstitial, .appOpen: true
    }
  }

  /// Whether the user gets something for an ad.
  package var hasReward: Bool { self == .rewarded || self == .rewardedInterstitial }
}
