import GoogleMobileAds

/// A custom event with the native ad of later versions of SDK 7. Google sees its user.
class UnifiedNativeCustomEvent: NSObject, GADCustomEventNativeAd {
  weak var delegate: (any GADCustomEventNativeAdDelegate)?
  /// Whether the network's SDK sees the user.
  var tracksItself: Bool { false }

  required override init() {}

  func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    delegate?.customEventNativeAd(self, didReceive: UnifiedAd(tracksItself: tracksItself))
  }

  func handlesUserClicks() -> Bool { tracksItself }
  func handlesUserImpressions() -> Bool { tracksItself }
}

/// The same whose network sees the user, and notifies Google.
final class UnifiedTrackingCustomEvent: UnifiedNativeCustomEvent {
  override var tracksItself: Bool { true }
}

private final class UnifiedAd: NSObject, GADMediatedUnifiedNativeAd {
  private let tracksItself: Bool

  init(tracksItself: Bool) { self.tracksItself = tracksItself }

  var headline: String? { "One for all" }
  var images: [GADNativeAdImage]? { nil }
  var body: String? { nil }
  var icon: GADNativeAdImage? { nil }
  var callToAction: String? { "Unify" }
  var starRating: NSDecimalNumber? { nil }
  var store: String? { nil }
  var price: String? { nil }
  var advertiser: String? { "Both" }
  var extraAssets: [String: Any]? { nil }
  var hasVideoContent: Bool { true }

  func didRender(
    in view: UIView, clickableAssetViews: [GADUnifiedNativeAssetIdentifier: UIView],
    nonclickableAssetViews: [GADUnifiedNativeAssetIdentifier: UIView],
    viewController: UIViewController
  ) {
    typealias Google = GADMediatedUnifiedNativeAdNotificationSource
    guard tracksItself else { return }
    Google.mediatedNativeAdDidRecordImpression(self)
    Google.mediatedNativeAdDidPlayVideo(self)
    Google.mediatedNativeAdDidRecordClick(self)
    Google.mediatedNativeAdWillPresentScreen(self)
    Google.mediatedNativeAdWillDismissScreen(self)
    Google.mediatedNativeAdDidDismissScreen(self)
    Google.mediatedNativeAdWillLeaveApplication(self)
    Google.mediatedNativeAdDidPauseVideo(self)
    Google.mediatedNativeAdDidEndVideoPlayback(self)
  }

  func didRecordClickOnAsset(
    withName assetName: GADUnifiedNativeAssetIdentifier, view: UIView,
    viewController: UIViewController
  ) {}

  func didUntrackView(_ view: UIView?) {}
}
