import GoogleMobileAds

/// An ad of every format with nothing in it: no text, no picture, and nothing to show.
final class HollowAd: NSObject, MediationNativeAd, MediationBannerAd, MediationInterstitialAd,
  MediationRewardedAd, MediationAppOpenAd
{
  let headline: String? = nil
  let images: [NativeAdImage]? = nil
  let body: String? = nil
  let icon: NativeAdImage? = nil
  let callToAction: String? = nil
  let starRating: NSDecimalNumber? = nil
  let store: String? = nil
  let price: String? = nil
  let advertiser: String? = nil
  let extraAssets: [String: Any]? = nil
  let view = UIView()

  func present(from viewController: UIViewController) {}
}
