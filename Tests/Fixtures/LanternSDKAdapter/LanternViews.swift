import GoogleMobileAds
import LanternSDKStandIn

/// A view that sees the user itself.
final class LanternBanner: NSObject, LanternBannerListener, MediationBannerAd {
  private var banner: LanternBannerView?
  private var answer: GADMediationBannerLoadCompletionHandler?
  private var events: MediationBannerAdEventDelegate?

  init(_ placement: String, _ answer: @escaping GADMediationBannerLoadCompletionHandler) {
    self.answer = answer
    super.init()
    banner = LanternBannerView(placement: placement, listener: self)
    banner?.loadBanner()
  }

  var view: UIView { banner ?? UIView() }

  func onBannerLoaded(_ banner: LanternBannerView) {
    events = answer?(self, nil)
    answer = nil
  }

  func onBannerError(_ banner: LanternBannerView, error: any Error) {
    _ = answer?(nil, error)
    answer = nil
  }

  func onBannerShown(_ banner: LanternBannerView) { events?.reportImpression() }
  func onBannerClicked(_ banner: LanternBannerView) { events?.reportClick() }
}

/// Assets that the application lays out; the network sees the user.
final class LanternNative: NSObject, LanternNativeAdDelegate, MediationNativeAd {
  private var ad: (any LanternNativeAd)?
  private var events: MediationNativeAdEventDelegate?

  func take(
    _ result: Result<any LanternNativeAd, any Error>,
    _ answer: GADMediationNativeLoadCompletionHandler
  ) {
    switch result {
    case .success(let ad):
      self.ad = ad
      ad.delegate = self
      events = answer(self, nil)
    case .failure(let error): _ = answer(nil, error)
    }
  }

  var headline: String? { ad?.assets.title }
  var body: String? { ad?.assets.body }
  var callToAction: String? { ad?.assets.ctaText }
  var icon: NativeAdImage? { ad?.assets.icon.map { NativeAdImage(image: $0) } }
  var starRating: NSDecimalNumber? { ad.map { NSDecimalNumber(value: $0.assets.rating) } }
  var images: [NativeAdImage]? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { nil }
  var extraAssets: [String: Any]? { nil }
  var adChoicesView: UIView? { ad?.adChoicesView }

  func handlesUserClicks() -> Bool { true }
  func handlesUserImpressions() -> Bool { true }

  func didRender(
    in view: UIView, clickableAssetViews: [GADNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADNativeAssetIdentifier: UIView], viewController: UIViewController
  ) {
    let views = clickableAssetViews.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
    ad?.registerView(view, clickableViews: views)
  }

  func didUntrackView(_ view: UIView?) { ad?.unregisterView() }

  func nativeAdDidLogImpression(_ ad: any LanternNativeAd) { events?.reportImpression() }
  func nativeAdDidClick(_ ad: any LanternNativeAd) { events?.reportClick() }
}
