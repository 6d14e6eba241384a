import Simulation

/// Ads that are kept alive whatever the application does with them: those on the screen, and closed
/// ones whose reward may still come. If an ad is never reported as closed, or a reward never comes,
/// only the last few are kept.
///
/// The world holds them, not their trackers, so that what is on the screen when it ends goes with
/// it.
final class KeptAds {
  static var shared: KeptAds { World.current.instance { KeptAds() } }

  private static let room = 8
  private var ads: [PresentableAd] = []

  func keep(_ ad: PresentableAd?) {
    guard let ad else { return }
    if ads.count == Self.room { ads.removeFirst() }
    ads.append(ad)
  }

  /// The ad with this name is about to be told of its end; notes that nobody else keeps it.
  func noteIfLetGo(_ name: String?) {
    guard let place = ads.firstIndex(where: { $0.name == name }),
      isKnownUniquelyReferenced(&ads[place])
    else { return }
    World.current.journal.note(
      by: .google, "the application has let go of the ad that is on the screen",
      violation: .adLetGoOnScreen, ad: name)
  }

  func release(_ ad: PresentableAd?) {
    ads.removeAll { $0 === ad }
  }
}
