import Simulation

/// Ads that are gone from the screen and whose reward may still come: an application that lets go of one
/// when it is told that it is gone gets the reward all the same. Of ads that nobody is rewarded for the
/// last few are kept.
final class DismissedAds {
  static var shared: DismissedAds { World.current.instance { DismissedAds() } }

  private static let room = 8
  private var ads: [PresentableAd] = []

  func keep(_ ad: PresentableAd) {
    if ads.count == Self.room { ads.removeFirst() }
    ads.append(ad)
  }

  func release(_ ad: PresentableAd?) {
    ads.removeAll { $0 === ad }
  }
}
