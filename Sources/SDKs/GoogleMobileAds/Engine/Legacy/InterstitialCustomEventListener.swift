/// The delegate of a custom event for interstitials: passes its answer on as an adapter of today
/// would, and its reports to who listens to the ad.
final class InterstitialCustomEventListener: NSObject, GADCustomEventInterstitialDelegate {
  private typealias Reporter = any MediationInterstitialAdEventDelegate & LeaveReporter

  private let handler: GADMediationInterstitialLoadCompletionHandler
  private var reporter: Reporter?

  init(_ handler: @escaping GADMediationInterstitialLoadCompletionHandler) {
    self.handler = handler
  }

  func customEventInterstitialDidReceiveAd(_ customEvent: any GADCustomEventInterstitial) {
    let answer = handler(MediatedInterstitial(customEvent), nil) as? Reporter
    reporter = reporter ?? answer
  }

  func customEventInterstitial(
    _ customEvent: any GADCustomEventInterstitial, didFailAd error: (any Error)?
  ) {
    _ = handler(nil, error)
  }

  func customEventInterstitialWasClicked(_ customEvent: any GADCustomEventInterstitial) {
    reporter?.reportClick()
  }

  func customEventInterstitialWillPresent(_ customEvent: any GADCustomEventInterstitial) {
    reporter?.willPresentFullScreenView()
  }

  func customEventInterstitialWillDismiss(_ customEvent: any GADCustomEventInterstitial) {
    reporter?.willDismissFullScreenView()
  }

  func customEventInterstitialDidDismiss(_ customEvent: any GADCustomEventInterstitial) {
    reporter?.didDismissFullScreenView()
  }

  func customEventInterstitialWillLeaveApplication(
    _ customEvent: any GADCustomEventInterstitial
  ) {
    reporter?.willLeaveApplication()
  }
}

/// A custom event in the place of the interstitial that today's SDK expects.
private final class MediatedInterstitial: NSObject, MediationInterstitialAd, BridgedAd {
  private let event: any GADCustomEventInterstitial

  init(_ event: any GADCustomEventInterstitial) {
    self.event = event
  }

  var handedOver: AnyObject { event }

  func present(from viewController: UIViewController) {
    event.present(fromRootViewController: viewController)
  }
}
