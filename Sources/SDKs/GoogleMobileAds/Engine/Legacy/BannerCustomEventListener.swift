/// The delegate of a custom event for banners: passes its answer on as an adapter of today would, and
/// its reports to who listens to the banner.
final class BannerCustomEventListener: NSObject, GADCustomEventBannerDelegate {
  private typealias Reporter = any MediationBannerAdEventDelegate & LeaveReporter

  private let handler: GADMediationBannerLoadCompletionHandler
  private var reporter: Reporter?

  init(_ handler: @escaping GADMediationBannerLoadCompletionHandler) {
    self.handler = handler
  }

  var viewControllerForPresentingModalView: UIViewController {
    MainActor.assumeIsolated {
      UIApplication.shared.keyWindow?.topmostController ?? UIViewController()
    }
  }

  func customEventBanner(_ customEvent: any GADCustomEventBanner, didReceiveAd view: UIView) {
    let answer = handler(MediatedBanner(view, of: customEvent), nil) as? Reporter
    reporter = reporter ?? answer
  }

  func customEventBanner(
    _ customEvent: any GADCustomEventBanner, didFailAd error: (any Error)?
  ) {
    _ = handler(nil, error)
  }

  func customEventBannerWasClicked(_ customEvent: any GADCustomEventBanner) {
    reporter?.reportClick()
  }

  func customEventBannerWillPresentModal(_ customEvent: any GADCustomEventBanner) {
    reporter?.willPresentFullScreenView()
  }

  func customEventBannerWillDismissModal(_ customEvent: any GADCustomEventBanner) {
    reporter?.willDismissFullScreenView()
  }

  func customEventBannerDidDismissModal(_ customEvent: any GADCustomEventBanner) {
    reporter?.didDismissFullScreenView()
  }

  func customEventBannerWillLeaveApplication(_ customEvent: any GADCustomEventBanner) {
    reporter?.willLeaveApplication()
  }
}

/// A banner of a custom event in the form that today's SDK expects.
private final class MediatedBanner: NSObject, MediationBannerAd, BridgedAd {
  let view: UIView
  let handedOver: AnyObject

  init(_ view: UIView, of event: any GADCustomEventBanner) {
    self.view = view
    handedOver = event
  }
}
