import GoogleMobileAds

/// Announces a page when it is told about the click, and again when the network's page comes.
///
/// After the changelog of the Meta adapter, 1.2.1, which reported steps of a presentation twice.
public final class AnnouncesPagesTwiceCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func didRecordClickOnAsset(
      with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
    ) {
      eventDelegate?.willPresentFullScreenView()
      nativeAd.handleClick(on: view)
    }
  }
}
