import Simulation
import UIKit

/// A network's values of a native ad: the ad itself comes with them.
package protocol MediatedNativeValues: AnyObject, MediatedFacts {
  /// Set before its holder is told of the ad.
  var content: MediatedNativeContent? { get set }
}

/// Drives native ads: each answer makes an ad of its own, which the application draws.
package final class MediatedNativeSlot<Failure: MediatedFacts, Ad: MediatedNativeValues>:
  MediatedDriver<MediatedViewLife<Failure>, Ad>
{
  private let isPerThousand: Bool

  /// `isPerThousand` is whether the network's prices are those of a thousand impressions, and
  /// `keepsVendor` whether a loader that was asked lives until it has answered.
  package init(
    of network: Party, adUnitID: String, life: MediatedViewLife<Failure>,
    isPerThousand: Bool = false, after starter: MediatedStarter? = nil,
    naming: MediatedNaming = .loads, keepsVendor: Bool = true
  ) {
    self.isPerThousand = isPerThousand
    super.init(
      of: network, adUnitID: adUnitID, life: life, after: starter, naming: naming,
      keepsVendor: keepsVendor)
  }

  override func present(_ answer: MediatedAnswer, for vendor: Vendor) {
    guard let ad else { return }
    let content = MediatedNativeContent(viewAd(answer, isPerThousand))
    ad.content = content
    guard let lifetime = answer.expiresAfter else { return }
    World.current.after(
      lifetime, "the ad is too old", .adTooOld, by: network, of: content
    ) { [weak self] content in
      guard !content.ad.isSeen else { return }
      content.isExpired = true
      self?.tell(.expired, of: ad)
    }
  }
}
