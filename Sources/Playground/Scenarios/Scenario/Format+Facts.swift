package import AdServing

extension Scenario.Format {
  /// Whether its ads cover the application.
  package var isFullScreen: Bool {
    switch self {
    case .native, .banner: false
    case .interstitial, .rewarded, .rewardedInterstitial, .appOpen: true
    }
  }

  /// Whether the user gets something for an ad.
  package var hasReward: Bool { self == .rewarded || self == .rewardedInterstitial }

  /// What an interested user touches.
  package var invitation: Target { self == .banner ? .banner : .callToAction }
}
