import Simulation

/// Ads whose screens go on whatever the application does with them: those on the screen, and closed
/// ones whose reward may still come. If an ad is never reported as closed, or a reward never comes,
/// only the last few are kept.
///
/// The world holds them, not their trackers, so that what is on the screen when it ends goes with
/// it.
final class KeptAds {
  static var shared: KeptAds { World.current.instance { KeptAds() } }

  private static let room = 8
  private var ads: [PresentableAd] = []
  /// The names of those that nobody else keeps.
  private var letGo: Set<String> = []

  func keep(_ ad: PresentableAd?) {
    guard let ad else { return }
    if ads.count == Self.room { ads.removeFirst() }
    ads.append(ad)
  }

  /// Whether nobody else kept the ad with this name while it was on the screen, so that nobody hears what it
  /// has to tell. One that is gone may be let go.
  func isLetGo(_ name: String?, isOnScreen: Bool) -> Bool {
    guard isOnScreen else { return name.map(letGo.contains) ?? false }
    guard let name, let place = ads.firstIndex(where: { $0.name == name }),
      isKnownUniquelyReferenced(&ads[place])
    else { return false }
    letGo.insert(name)
    return true
  }

  func release(_ ad: PresentableAd?) {
    ads.removeAll { $0 === ad }
  }
}
