/// What a class had to be in SDK 7 to be a custom event for banners.
public protocol GADCustomEventBanner: NSObjectProtocol {
  /// Told how the request went, and what happens to the banner; the SDK sets it.
  var delegate: (any GADCustomEventBannerDelegate)? { get set }

  /// Requests a banner of this size, and tells the delegate later. The parameter and the label are
  /// those of the line.
  func requestAd(
    _ adSize: GADAdSize, parameter serverParameter: String?, label serverLabel: String?,
    request: GADCustomEventRequest)
}

/// Told by a custom event how its request went, and what happens to its banner. SDK 7 counted the
/// impression itself.
public protocol GADCustomEventBannerDelegate: NSObjectProtocol {
  /// Presents what the banner opens.
  var viewControllerForPresentingModalView: UIViewController { get }

  /// The network has a banner.
  func customEventBanner(_ customEvent: any GADCustomEventBanner, didReceiveAd view: UIView)
  /// The network has none.
  func customEventBanner(
    _ customEvent: any GADCustomEventBanner, didFailAd error: (any Error)?)
  /// The network counted a click.
  func customEventBannerWasClicked(_ customEvent: any GADCustomEventBanner)
  /// The banner is about to cover the application.
  func customEventBannerWillPresentModal(_ customEvent: any GADCustomEventBanner)
  /// What covers the application is about to go.
  func customEventBannerWillDismissModal(_ customEvent: any GADCustomEventBanner)
  /// What covered the application is gone.
  func customEventBannerDidDismissModal(_ customEvent: any GADCustomEventBanner)
  /// The user is about to be sent to another application.
  func customEventBannerWillLeaveApplication(_ customEvent: any GADCustomEventBanner)
}
