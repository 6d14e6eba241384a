import GoogleMobileAds

/// A native ad as SDK 7 wanted it, of either format.
class MannerMappedAd: MannerTrackedAd, GADMediatedNativeAd, GADMediatedNativeAdDelegate {
  private lazy var notifications = MannerNotifications(self)

  override init(
    _ settings: [String: Any], _ options: [GADAdLoaderOptions], _ manners: Manners,
    _ network: MannerNetwork
  ) {
    super.init(settings, options, manners, network)
    events = notifications
  }

  func mediatedNativeAdDelegate() -> (any GADMediatedNativeAdDelegate)? { self }
  func extraAssets() -> [AnyHashable: Any]? { nil }

  override func leaves() {
    report { [weak self] _ in
      self.map(GADMediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication)
    }
  }

  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didRenderIn view: UIView,
    clickableAssetViews: [String: UIView], nonclickableAssetViews: [String: UIView],
    viewController: UIViewController
  ) {
    let assets = clickableAssetViews.sorted { $0.key < $1.key }.map(\.value)
    rendered(in: view, assets, googles: nil, from: viewController)
  }

  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd, didUntrackView view: UIView?
  ) {
    untracked()
  }

  func mediatedNativeAdDidRecordImpression(_ mediatedNativeAd: any GADMediatedNativeAd) {
    googleSawImpression()
  }

  func mediatedNativeAd(
    _ mediatedNativeAd: any GADMediatedNativeAd,
    didRecordClickOnAssetWithName assetName: String, view: UIView,
    viewController: UIViewController
  ) {
    googleSawClick(from: viewController)
  }
}

final class MannerAppInstallAd: MannerMappedAd, GADMediatedNativeAppInstallAd {
  func headline() -> String? { "Marmalade by post" }
  func images() -> [Any]? { pictures }
  func body() -> String? { "Three jars, one letter." }
  func icon() -> NativeAdImage? { nil }
  func callToAction() -> String? { "Taste" }
  func starRating() -> NSDecimalNumber? { nil }
  func store() -> String? { nil }
  func price() -> String? { nil }
  func adChoicesView() -> UIView? { choicesView }
}

final class MannerContentAd: MannerMappedAd, GADMediatedNativeContentAd {
  func headline() -> String? { "Marmalade by post" }
  func body() -> String? { "Three jars, one letter." }
  func images() -> [Any]? { pictures }
  func logo() -> NativeAdImage? { nil }
  func callToAction() -> String? { "Taste" }
  func advertiser() -> String? { "Manner & Sons" }
  func adChoicesView() -> UIView? { choicesView }
}

/// Says to Google what is said of today's ads in the way of SDK 7.
private final class MannerNotifications: NSObject, MediationAdEventDelegate {
  private typealias Google = GADMediatedNativeAdNotificationSource
  private unowned let ad: any GADMediatedNativeAd

  init(_ ad: any GADMediatedNativeAd) { self.ad = ad }

  func reportImpression() { Google.mediatedNativeAdDidRecordImpression(ad) }
  func reportClick() { Google.mediatedNativeAdDidRecordClick(ad) }
  func willPresentFullScreenView() { Google.mediatedNativeAdWillPresentScreen(ad) }
  func willDismissFullScreenView() { Google.mediatedNativeAdWillDismissScreen(ad) }
  func didDismissFullScreenView() { Google.mediatedNativeAdDidDismissScreen(ad) }
  func didFailToPresentWithError(_ error: any Error) {}
}
