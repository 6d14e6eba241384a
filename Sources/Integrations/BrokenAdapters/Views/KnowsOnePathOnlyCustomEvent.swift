import GoogleMobileAds

/// Does nothing about clicks that Google tells of, because its flag is true: where Serving lets Google
/// watch all the same, the network hears of nothing.
///
/// After the changelogs of the Meta and Moloco adapters: a true flag is a permission.
public final class KnowsOnePathOnlyCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func didRecordClickOnAsset(
      with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
    ) {
      // The network counts its clicks itself.
    }
  }
}
