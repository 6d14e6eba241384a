import GoogleMobileAds

/// Ignores clicks that Google tells it about, because its flag is true: if Serving decides that
/// Google tracks after all, the network is told nothing.
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
