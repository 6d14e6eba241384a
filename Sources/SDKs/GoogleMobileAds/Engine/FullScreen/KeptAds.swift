import Simulation

/// Ads that are kept whatever the application does with them: those on the screen, and those that are gone
/// from it and whose reward may still come. Of ads that nobody says are gone, and of rewards that never
/// come, the last few are kept.
///
/// The world has them and not their trackers, so that what is on the screen when it ends goes with it.
final class KeptAds {
  static var shared: KeptAds { World.current.instance { KeptAds() } }

  private static let room = 8
  private var ads: [PresentableAd] = []

  func keep(_ ad: PresentableAd?) {
    guard let ad else { return }
    if ads.count == Self.room { ads.removeFirst() }
    ads.append(ad)
  }

  func release(_ ad: PresentableAd?) {
    ads.removeAll { $0 === ad }
  }
}
