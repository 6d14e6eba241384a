/// A mapped native ad of SDK 7 in the form that today's SDK expects. Its flags are those of the custom
/// event that handed it over.
final class MediatedAdBridge: NSObject, ReportingBridge {
  let mediatedAd: any GADMediatedNativeAd
  let event: any GADCustomEventNativeAd
  var reporter: NativeAdReporter?

  init(_ mediatedAd: any GADMediatedNativeAd, of event: any GADCustomEventNativeAd) {
    self.mediatedAd = mediatedAd
    self.event = event
  }

  var handedOver: AnyObject { mediatedAd }

  /// The formats that it is in; none for an object that is only some mapped ad.
  var adTypes: [AdLoaderAdType] {
    [app.map { _ in .nativeAppInstall }, content.map { _ in .nativeContent }].compactMap { $0 }
  }

  private var app: (any GADMediatedNativeAppInstallAd)? {
    mediatedAd as? any GADMediatedNativeAppInstallAd
  }
  private var content: (any GADMediatedNativeContentAd)? {
    mediatedAd as? any GADMediatedNativeContentAd
  }

  // MARK: Assets

  var headline: String? { app?.headline() ?? content?.headline() }
  var body: String? { app?.body() ?? content?.body() }
  var callToAction: String? { app?.callToAction() ?? content?.callToAction() }
  var icon: NativeAdImage? { app?.icon() ?? content?.logo() }
  var images: [NativeAdImage]? {
    (app?.images() ?? content?.images())?.compactMap { $0 as? NativeAdImage }
  }
  var starRating: NSDecimalNumber? { app?.starRating() }
  var store: String? { app?.store() }
  var price: String? { app?.price() }
  var advertiser: String? { content?.advertiser() }
  var extraAssets: [String: Any]? {
    guard let extras = mediatedAd.extraAssets() else { return nil }
    return Dictionary(
      extras.compactMap { key, value in (key.base as? String).map { ($0, value) } },
      uniquingKeysWith: { first, _ in first })
  }
  var adChoicesView: UIView? { app?.adChoicesView() ?? content?.adChoicesView() }
  var mediaView: UIView? { app?.mediaView() ?? content?.mediaView() }
  var hasVideoContent: Bool { app?.hasVideoContent() ?? content?.hasVideoContent() ?? false }

  // MARK: What Google says

  private var delegate: (any GADMediatedNativeAdDelegate)? {
    mediatedAd.mediatedNativeAdDelegate()
  }

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    delegate?.mediatedNativeAd(
      mediatedAd, didRenderIn: view, clickableAssetViews: named(clickableAssetViews),
      nonclickableAssetViews: named(nonclickableAssetViews), viewController: viewController)
  }

  private func named(_ views: [GADNativeAssetIdentifier: UIView]) -> [String: UIView] {
    Dictionary(uniqueKeysWithValues: views.map { ($0.key.rawValue, $0.value) })
  }

  func didUntrackView(_ view: UIView?) {
    delegate?.mediatedNativeAd(mediatedAd, didUntrackView: view)
  }

  func didRecordImpression() {
    delegate?.mediatedNativeAdDidRecordImpression(mediatedAd)
  }

  func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    delegate?.mediatedNativeAd(
      mediatedAd, didRecordClickOnAssetWithName: assetName.rawValue, view: view,
      viewController: viewController)
  }
}
