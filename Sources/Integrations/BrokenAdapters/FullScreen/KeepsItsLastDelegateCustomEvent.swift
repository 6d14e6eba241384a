import GoogleMobileAds
import SampleAdSDK

/// Keeps one event delegate for all ads: that of the ad that was loaded last.
///
/// After a public issue of a mediator's Unity package, whose events had the name of another ad.
public final class KeepsItsLastDelegateCustomEvent: ZooFullScreenCustomEvent {
  private static var lastDelegate: (any MediationAdEventDelegate)?

  /// The delegate of whichever ad was loaded last.
  override var eventDelegate: (any MediationAdEventDelegate)? {
    get { Self.lastDelegate }
    set { Self.lastDelegate = newValue }
  }

  /// Forgets the delegate of an earlier run.
  public override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    lastDelegate = nil
    super.setUp(with: configuration, completionHandler: completionHandler)
  }
}
