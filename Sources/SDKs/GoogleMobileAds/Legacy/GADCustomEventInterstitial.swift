/// What a class had to be in SDK 7 to be a custom event for interstitials.
public protocol GADCustomEventInterstitial: NSObjectProtocol {
  /// Told how the request went, and what happens to the ad; the SDK sets it.
  var delegate: (any GADCustomEventInterstitialDelegate)? { get set }

  /// Requests an interstitial, and tells the delegate later. The parameter and the label are those of
  /// the line.
  func requestAd(
    withParameter serverParameter: String?, label serverLabel: String?,
    request: GADCustomEventRequest)

  /// Shows the ad; called on the main queue, once.
  func present(fromRootViewController rootViewController: UIViewController)
}

/// Told by a custom event how its request went, and what happens to its interstitial. SDK 7 counted
/// the impression itself.
public protocol GADCustomEventInterstitialDelegate: NSObjectProtocol {
  /// The network has an ad.
  func customEventInterstitialDidReceiveAd(_ customEvent: any GADCustomEventInterstitial)
  /// The network has none.
  func customEventInterstitial(
    _ customEvent: any GADCustomEventInterstitial, didFailAd error: (any Error)?)
  /// The network counted a click.
  func customEventInterstitialWasClicked(_ customEvent: any GADCustomEventInterstitial)
  /// The ad is about to cover the application.
  func customEventInterstitialWillPresent(_ customEvent: any GADCustomEventInterstitial)
  /// The ad is about to go.
  func customEventInterstitialWillDismiss(_ customEvent: any GADCustomEventInterstitial)
  /// The ad is gone.
  func customEventInterstitialDidDismiss(_ customEvent: any GADCustomEventInterstitial)
  /// The user is about to be sent to another application.
  func customEventInterstitialWillLeaveApplication(_ customEvent: any GADCustomEventInterstitial)
}
