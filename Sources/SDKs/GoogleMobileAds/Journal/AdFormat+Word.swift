extension AdFormat {
  /// The word that the journal has for it.
  var word: String {
    switch self {
    case .banner: "banner"
    case .interstitial: "interstitial"
    case .rewarded: "rewarded"
    case .native: "native"
    case .rewardedInterstitial: "rewardedInterstitial"
    case .appOpen: "appOpen"
    }
  }
}
