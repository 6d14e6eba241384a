import Simulation

/// The ad objects that adapters have handed over, for as long as they live.
package final class HandedOverAds {
  static var shared: HandedOverAds { World.current.instance { HandedOverAds() } }

  private var seen: [ObjectIdentifier: WeakAd] = [:]
  /// How many entries are allowed before the dead ones are removed.
  private var limit = 64

  private struct WeakAd {
    weak var ad: AnyObject?
  }

  package init() {}

  /// Whether this object is being handed over for the first time.
  package func isNew(_ ad: AnyObject) -> Bool {
    let key = ObjectIdentifier(ad)
    if seen[key]?.ad === ad { return false }
    // The address of a dead object may be reused.
    if seen.count > limit { removeDead() }
    seen[key] = WeakAd(ad: ad)
    return true
  }

  /// Doubles the limit if most are alive, so that each entry is looked at only a few times.
  private func removeDead() {
    seen = seen.filter { $0.value.ad != nil }
    limit = max(64, seen.count * 2)
  }
}
