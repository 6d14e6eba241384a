import GoogleMobileAds
import SampleAdSDK

/// Keeps the event delegate of its first ad for all later ones.
///
/// After the changelog of the Vungle adapter, 6.10.3.1, whose second ad delivered no callbacks.
public final class KeepsItsFirstDelegateCustomEvent: ZooFullScreenCustomEvent {
  private static var firstDelegate: (any MediationAdEventDelegate)?

  /// Forgets the delegate of an earlier run.
  public override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    firstDelegate = nil
    super.setUp(with: configuration, completionHandler: completionHandler)
  }

  /// The network has an ad.
  public override func adDidLoad(_ ad: SampleFullScreenAd) {
    super.adDidLoad(ad)
    Self.firstDelegate = Self.firstDelegate ?? eventDelegate
    eventDelegate = Self.firstDelegate
  }
}
