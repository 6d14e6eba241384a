import GoogleMobileAds

extension Scenario.Format {
  /// What Google calls it.
  var googles: AdFormat {
    switch self {
    case .native: .native
    case .banner: .banner
    }
  }
}
