import GoogleMobileAds

/// Implements the click under SDK 11's label: it compiles, but the current SDK never calls it.
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
