/// A native ad of later versions of SDK 7, which has the form that today's SDK expects but for its
/// flags: those are the custom event's.
final class UnifiedAdBridge: NSObject, ReportingBridge {
  private let ad: any GADMediatedUnifiedNativeAd
  let event: any GADCustomEventNativeAd
  var reporter: NativeAdReporter?

  init(_ ad: any GADMediatedUnifiedNativeAd, of event: any GADCustomEventNativeAd) {
    self.ad = ad
    self.event = event
  }

  var handedOver: AnyObject { ad }

  func refusal(for wanted: [AdLoaderAdType]) -> String? {
    wanted.contains(.native) ? nil : "the ad is in a format that was not asked for: unified"
  }

  // MARK: Assets

  var headline: String? { ad.headline }
  var body: String? { ad.body }
  var callToAction: String? { ad.callToAction }
  var icon: NativeAdImage? { ad.icon }
  var images: [NativeAdImage]? { ad.images }
  var starRating: NSDecimalNumber? { ad.starRating }
  var store: String? { ad.store }
  var price: String? { ad.price }
  var advertiser: String? { ad.advertiser }
  var extraAssets: [String: Any]? { ad.extraAssets }
  var adChoicesView: UIView? { ad.adChoicesView }
  var mediaView: UIView? { ad.mediaView }
  var hasVideoContent: Bool { ad.hasVideoContent }
  var mediaContentAspectRatio: CGFloat { ad.mediaContentAspectRatio }
  var duration: TimeInterval { ad.duration }
  var currentTime: TimeInterval { ad.currentTime }

  // MARK: What Google says

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    ad.didRender(
      in: view, clickableAssetViews: clickableAssetViews,
      nonclickableAssetViews: nonclickableAssetViews, viewController: viewController)
  }

  func didUntrackView(_ view: UIView?) { ad.didUntrackView(view) }
  func didRecordImpression() { ad.didRecordImpression() }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    ad.didRecordClickOnAsset(withName: assetName, view: view, viewController: viewController)
  }
}
