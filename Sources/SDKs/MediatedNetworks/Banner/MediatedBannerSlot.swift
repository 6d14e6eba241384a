import Simulation
import UIKit

/// Drives a banner: puts the ad of the newest answer into its view, which is the vendor.
package final class MediatedBannerSlot<Failure: MediatedFacts, Ad: MediatedFacts>:
  MediatedDriver<MediatedBannerLife<Failure>, Ad>
{
  private let isPerThousand: Bool
  private var content: MediatedBannerContent?

  /// `isPerThousand` is whether the network's prices are those of a thousand impressions.
  package init(
    of network: Party, adUnitID: String, life: MediatedBannerLife<Failure>,
    isPerThousand: Bool = false, after starter: MediatedStarter? = nil
  ) {
    self.isPerThousand = isPerThousand
    super.init(of: network, adUnitID: adUnitID, life: life, after: starter)
  }

  /// Takes the ad away.
  package func clear() {
    content?.removeFromSuperview()
    content = nil
  }

  override func present(_ answer: MediatedAnswer, for vendor: Vendor) {
    guard let view = vendor as? UIView else { return }
    let (ad, price) = (ad, answer.micros(isPerThousand))
    let content = MediatedBannerContent(answer.creative, of: network, price: price) {
      [weak self] in
      self?.tell(.paid(price), of: ad)
    } onClick: { [weak self] in
      self?.tell(.clicked, of: ad)
    }
    clear()
    self.content = content
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }
}
