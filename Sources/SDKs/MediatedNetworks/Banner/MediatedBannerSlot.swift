import Simulation
import UIKit

/// Drives a banner: puts the ad of the newest answer into its view, which is the vendor.
package final class MediatedBannerSlot<Failure: MediatedFacts, Ad: MediatedFacts>:
  MediatedDriver<MediatedViewLife<Failure>, Ad>
{
  private let isPerThousand: Bool
  /// What is in the view now.
  package private(set) var content: MediatedBannerContent?

  /// `isPerThousand` is whether the network's prices are those of a thousand impressions.
  package init(
    of network: Party, adUnitID: String, life: MediatedViewLife<Failure>,
    isPerThousand: Bool = false, after starter: MediatedStarter? = nil,
    naming: MediatedNaming = .loads
  ) {
    self.isPerThousand = isPerThousand
    super.init(of: network, adUnitID: adUnitID, life: life, after: starter, naming: naming)
  }

  /// Takes the ad away.
  package func clear() {
    content?.removeFromSuperview()
    content = nil
  }

  override func present(_ answer: MediatedAnswer, for vendor: Vendor) {
    guard let view = vendor as? UIView else { return }
    if let mediation, mediation.makes(.losesTheShow) {
      World.current.journal.note(
        by: mediation.mediator, "the banner has come, and is not put into its view",
        violation: .bannerLostByPlatform)
      return clear()
    }
    let content = MediatedBannerContent(viewAd(answer, isPerThousand))
    clear()
    self.content = content
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  override func came(_ answer: MediatedAnswer) {
    let price = answer.micros(isPerThousand)
    reports?.loaded(price) { tell(.paid(price), of: ad) }
  }
}
