import AdServing

/// What kind of ad a unit shows. There is no 5.
public enum AdFormat: Int, Sendable {
  case banner = 0
  case interstitial = 1
  case rewarded = 2
  case native = 3
  case rewardedInterstitial = 4
  case appOpen = 6
}

extension AdFormat {
  /// Google's name for the format in the settings of a unit.
  init(_ format: UnitFormat) {
    switch format {
    case .banner: self = .banner
    case .interstitial: self = .interstitial
    case .rewarded: self = .rewarded
    case .native: self = .native
    case .rewardedInterstitial: self = .rewardedInterstitial
    case .appOpen: self = .appOpen
    }
  }
}
