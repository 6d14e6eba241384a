import GoogleMobileAds

/// Implements the impression and forgets the click: the network counts nothing, and what the click
/// should open stays shut.
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
