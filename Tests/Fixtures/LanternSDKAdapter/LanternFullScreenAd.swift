import GoogleMobileAds
import LanternSDKStandIn

/// An ad that covers the application.
final class LanternFullScreenAd: NSObject, LanternAdDelegate, LanternRewardedDelegate,
  MediationInterstitialAd, MediationRewardedAd
{
  typealias Answer = (LanternFullScreenAd?, (any Error)?) -> AnyObject?

  private let ad: LanternAd
  private let show: (UIViewController) -> Void
  private var answer: Answer?
  private var events: AnyObject?

  init(_ ad: LanternAd, show: @escaping (UIViewController) -> Void, _ answer: @escaping Answer) {
    (self.ad, self.show, self.answer) = (ad, show, answer)
  }

  func present(from viewController: UIViewController) { show(viewController) }

  private var any: MediationAdEventDelegate? { events as? MediationAdEventDelegate }

  func lanternAdDidLoad(_ ad: LanternAd) {
    events = answer?(self, nil)
    answer = nil
  }

  func lanternAd(_ ad: LanternAd, didFailToLoad error: any Error) {
    _ = answer?(nil, error)
    answer = nil
  }

  func lanternAdWillPresent(_ ad: LanternAd) { any?.willPresentFullScreenView() }
  func lanternAd(_ ad: LanternAd, didFailToPresent error: any Error) {
    any?.didFailToPresentWithError(error)
  }
  func lanternAdDidRecordImpression(_ ad: LanternAd) { any?.reportImpression() }
  func lanternAdDidClick(_ ad: LanternAd) { any?.reportClick() }
  func lanternAdWillDismiss(_ ad: LanternAd) { any?.willDismissFullScreenView() }
  func lanternAdDidDismiss(_ ad: LanternAd) { any?.didDismissFullScreenView() }
  func lanternRewardedAdDidEarnReward(_ ad: LanternRewardedAd) {
    (events as? MediationRewardedAdEventDelegate)?.didRewardUser()
  }
}
