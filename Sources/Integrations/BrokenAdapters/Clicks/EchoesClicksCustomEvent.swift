import GoogleMobileAds

/// Reports a click that Google has just told it about.
///
/// After the Moloco adapter, which reports although its flag is false.
public final class EchoesClicksCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func didRecordClickOnAsset(
      with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
    ) {
      nativeAd.handleClick(on: view)
      eventDelegate?.reportClick()
    }
  }
}
