import GoogleMobileAds
import SampleAdSDK

/// The guide's other way: both flags say yes, the network gets the view, and the mapped ad notifies
/// Google of everything that the guide lists.
class NetworkTrackedCustomEvent: NSObject, GADCustomEventNativeAd {
  weak var delegate: GADCustomEventNativeAdDelegate?

  required override init() {}

  func request(
    withParameter serverParameter: String, request: GADCustomEventRequest, adTypes: [Any],
    options: [Any], rootViewController: UIViewController
  ) {
    let adLoader = SampleNativeAdLoader()
    let sampleRequest = SampleNativeAdRequest()
    sampleRequest.appInstallAdsRequested = true
    adLoader.adUnitID = serverParameter
    adLoader.delegate = self
    adLoader.fetchAd(sampleRequest)
  }

  func handlesUserClicks() -> Bool {
    return true
  }

  func handlesUserImpressions() -> Bool {
    return true
  }
}

extension NetworkTrackedCustomEvent: SampleNativeAdLoaderDelegate {
  func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeAppInstallAd: SampleNativeAppInstallAd
  ) {
    let mediatedAd = NetworkTrackedNativeAd(sampleNativeAppInstallAd: nativeAppInstallAd)
    mediatedAd?.listener = NetworkTrackedAdListener(nativeAppInstallAd, nil)
    nativeAppInstallAd.delegate = mediatedAd
    delegate?.customEventNativeAd(self, didReceive: mediatedAd)
  }

  func adLoader(
    _ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode
  ) {
    let error = NSError(domain: customEventErrorDomain, code: errorCode.rawValue, userInfo: nil)
    delegate?.customEventNativeAd(self, didFailToLoadWithError: error)
  }
}

class NetworkTrackedAdListener: SampleAdListener {
  override func mediatedNativeAd(
    _ mediatedNativeAd: GADMediatedNativeAd, didRenderIn view: UIView,
    viewController: UIViewController
  ) {
    super.mediatedNativeAd(mediatedNativeAd, didRenderIn: view, viewController: viewController)
    MainActor.assumeIsolated { sampleAd.setNativeAdView(view) }
  }

  override func mediatedNativeAd(
    _ mediatedNativeAd: GADMediatedNativeAd, didUntrackView view: UIView
  ) {
    super.mediatedNativeAd(mediatedNativeAd, didUntrackView: view)
    MainActor.assumeIsolated { sampleAd.removeNativeAdView() }
  }
}

class NetworkTrackedNativeAd: SampleMediatedNativeAd, SampleNativeAdEventDelegate {
  func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordImpression(self)
  }

  func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdDidRecordClick(self)
  }

  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdWillPresentScreen(self)
  }

  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdWillDismissScreen(self)
  }

  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdDidDismissScreen(self)
  }

  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) {
    GADMediatedNativeAdNotificationSource.mediatedNativeAdWillLeaveApplication(self)
  }

  func nativeAd(_ nativeAd: SampleNativeAd, video event: SampleVideoEvent) {}
}
