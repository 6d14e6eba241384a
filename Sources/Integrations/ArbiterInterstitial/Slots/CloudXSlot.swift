import CloudXCore
import UIKit

/// CloudX's ad in a competition.
package final class CloudXSlot: NSObject, ArbiterSlot, CLXInterstitialDelegate, CLXRewardedDelegate
{
  package let label: String
  package var onEvent: (ArbiterSlotEvent) -> Void = { _ in }
  private let ad: any CLXFullscreenAd
  private var info: CLXAd?

  /// An interstitial, which the slot takes over.
  package init(_ interstitial: CLXInterstitial, label: String = "CloudX") {
    ad = interstitial
    self.label = label
    super.init()
    interstitial.delegate = self
  }

  /// A rewarded ad, which the slot takes over.
  package init(_ rewarded: CLXRewarded, label: String = "CloudX") {
    ad = rewarded
    self.label = label
    super.init()
    rewarded.delegate = self
  }

  package var platform: CLXArbiterPlatform { .cloudX }

  /// CloudX says nothing when an ad expires, so it is asked each time.
  package func bid() -> CLXArbiterBid? {
    guard ad.isReady, let info else { return nil }
    return .cloudX(ad: info)
  }

  package var price: Double? { info?.revenue?.doubleValue }
  package var isShowable: Bool { ad.isReady }

  package func load() { ad.load() }

  package func show(from controller: UIViewController, placement: String?) {
    if let placement {
      ad.show(from: controller, placement: placement, customData: nil)
    } else {
      ad.show(from: controller)
    }
  }

  package func letGo() {
    (ad as? CLXInterstitial)?.delegate = nil
    (ad as? CLXRewarded)?.delegate = nil
  }

  // MARK: What CloudX says

  package func didLoad(_ ad: CLXAd) {
    info = ad
    onEvent(.loaded)
  }

  package func didFailToLoadAd(_ adUnitId: String, error: CLXError) { onEvent(.failed(error)) }
  package func didDisplay(_ ad: CLXAd) { onEvent(.shown) }
  package func didFailToDisplay(_ ad: CLXAd, error: CLXError) { onEvent(.showFailed(error)) }
  package func didHide(_ ad: CLXAd) { onEvent(.closed) }
  package func didClick(_ ad: CLXAd) { onEvent(.clicked) }

  package func didRewardUser(for ad: CLXAd, with reward: CLXReward) {
    onEvent(.rewarded(name: reward.label, amount: reward.amount))
  }
}
