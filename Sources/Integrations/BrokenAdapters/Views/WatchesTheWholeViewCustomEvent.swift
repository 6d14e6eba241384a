import GoogleMobileAds

/// Makes the whole ad clickable for the network: a tap on the space between the assets is a click.
///
/// After the public guide to native custom events, and the changelog of the Meta adapter, 4.25.0.0.
public final class WatchesTheWholeViewCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func didRender(
      in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
      nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
    ) {
      nativeAd.setNativeAdView(view)
    }
  }
}
