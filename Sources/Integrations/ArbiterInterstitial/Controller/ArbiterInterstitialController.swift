import CloudXCore
import IronSource
import UIKit

/// Has an interstitial of the best-paying network ready.
package final class ArbiterInterstitialController: ArbiterController {
  /// Hears of winners.
  package protocol Listener: AnyObject {
    /// The ad of this platform will be shown next.
    func arbiterInterstitialController(
      _ controller: ArbiterInterstitialController, didPrepareWinner platform: CLXArbiterPlatform)
  }

  /// Hears of winners.
  package weak var listener: (any Listener)?

  /// CloudX and LevelPlay, whose delegates it becomes; nil is one that could not be had.
  package convenience init(
    cloudXInterstitial: CLXInterstitial?, levelPlayInterstitial: LPMInterstitialAd?
  ) {
    self.init([
      cloudXInterstitial.map { CloudXSlot($0) }, levelPlayInterstitial.map { LevelPlaySlot($0) },
    ])
  }

  /// Asks every network that has no ad.
  package func loadMissingAds() { load() }

  package override func tellMore(_ news: ArbiterNews) {
    guard case .prepared(let slot, _) = news else { return }
    listener?.arbiterInterstitialController(self, didPrepareWinner: slots[slot].platform)
  }
}
