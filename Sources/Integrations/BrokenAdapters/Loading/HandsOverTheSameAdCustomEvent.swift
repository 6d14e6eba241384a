import GoogleMobileAds
import SampleAdSDK

/// Keeps the first ad that it has made, and answers each later load with it.
///
/// Modelled on adapters that keep the ad of a placement.
public final class HandsOverTheSameAdCustomEvent: ZooCustomEvent {
  private static var first: (any ZooAd)?

  /// Forgets the ad of an earlier run.
  public override class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    first = nil
    super.setUp(with: configuration, completionHandler: completionHandler)
  }

  override func succeed(with ad: any ZooAd) {
    let ad = Self.first ?? ad
    Self.first = ad
    super.succeed(with: ad)
  }
}
