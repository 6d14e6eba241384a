import Simulation

/// An ad that the user has not asked for, and that may follow another one at once.
enum SecondAd {
  static func presentsAppOpen(_ name: String) {
    LastCover.shared.presents(name, .appOpenAfterAd, by: .google)
  }

  static func presentsInterstitial(_ name: String) {
    LastCover.shared.presents(name, .interstitialAfterAd, by: .google)
  }
}
