import GoogleMobileAds

/// Has the click under the label of SDK 11: it compiles, and the present SDK never calls it.
///
/// After Google's own Swift sample.
public final class SpeaksOldSwiftCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooAssets, MediationNativeAd {
    func didRecordImpression() {
      nativeAd.recordImpression()
    }

    func didRecordClickOnAsset(
      withName assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
    ) {
      nativeAd.handleClick(on: view)
    }

    func didUntrackView(_ view: UIView?) {
      infoView.removeFromSuperview()
    }
  }
}
