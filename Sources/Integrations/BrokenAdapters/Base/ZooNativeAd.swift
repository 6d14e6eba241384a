import GoogleMobileAds
import SampleAdSDK

/// What an adapter of the zoo hands to Google.
typealias ZooAd = ZooAssets & MediationNativeAd

/// A native ad of the Sample network that supports both ways of tracking, without a mistake.
class ZooNativeAd: ZooAssets, MediationNativeAd {
  func handlesUserClicks() -> Bool { tracksItself }
  func handlesUserImpressions() -> Bool { tracksItself }

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    defer { cameIntoView() }
    guard tracksItself else { return }
    let views = clickableAssetViews.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    nativeAd.setNativeAdView(view, clickableViews: views, tracks: .all)
  }

  /// The ad is in a view, and its network has been told: for those who err then.
  func cameIntoView() {}

  func didUntrackView(_ view: UIView?) {
    nativeAd.removeNativeAdView()
    infoView.removeFromSuperview()
  }

  func didRecordImpression() {
    nativeAd.recordImpression()
  }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    nativeAd.handleClick(on: view)
  }
}
