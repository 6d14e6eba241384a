import GoogleMobileAds

/// Tells the network about the click on the asset, and again about one on the whole ad.
///
/// After pull request 371 of the mediation repository (Mintegral: the callbacks of the media view
/// repeat the plain ones).
public final class PassesClicksOnTwiceCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func didRecordClickOnAsset(
      with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
    ) {
      nativeAd.handleClick(on: view)
      nativeAd.handleClick(on: view.superview ?? view)
    }
  }
}
