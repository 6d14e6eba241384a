import GoogleMobileAds
import SampleAdSDK

/// Makes everything that can be seen clickable for the network, AdChoices as well: a tap on it
/// counts as a click on the ad.
///
/// After the changelogs of public adapters that handed all subviews of the ad to their network.
public final class SellsItsIconCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func didRender(
      in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
      nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
    ) {
      let views = clickableAssetViews.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
      nativeAd.setNativeAdView(view, clickableViews: views + [infoView], tracks: .all)
    }
  }
}
