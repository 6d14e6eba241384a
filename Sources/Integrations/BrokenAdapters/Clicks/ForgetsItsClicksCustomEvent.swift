import GoogleMobileAds

/// Implements the impression and forgets the click: the network counts nothing, and the click's
/// page does not open.
///
/// After pull request 403 of the mediation repository.
public final class ForgetsItsClicksCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func didRecordClickOnAsset(
      with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
    ) {}
  }
}
