/// How a mapped native ad told SDK 7 what its network sees. Each call is about the object that the
/// custom event handed over, and no other.
open class GADMediatedNativeAdNotificationSource: NSObject {
  /// The network counted the impression.
  open class func mediatedNativeAdDidRecordImpression(_ mediatedNativeAd: any GADMediatedNativeAd) {
    MediatedAds.tell(of: mediatedNativeAd, .impression) { $0.reportImpression() }
  }

  /// The network counted a click.
  open class func mediatedNativeAdDidRecordClick(_ mediatedNativeAd: any GADMediatedNativeAd) {
    MediatedAds.tell(of: mediatedNativeAd, .click) { $0.reportClick() }
  }

  /// The ad is about to cover the application.
  open class func mediatedNativeAdWillPresentScreen(_ mediatedNativeAd: any GADMediatedNativeAd) {
    MediatedAds.tell(of: mediatedNativeAd, .willPresent) { $0.willPresentFullScreenView() }
  }

  /// What covers the application is about to go.
  open class func mediatedNativeAdWillDismissScreen(_ mediatedNativeAd: any GADMediatedNativeAd) {
    MediatedAds.tell(of: mediatedNativeAd, .willDismiss) { $0.willDismissFullScreenView() }
  }

  /// What covered the application is gone.
  open class func mediatedNativeAdDidDismissScreen(_ mediatedNativeAd: any GADMediatedNativeAd) {
    MediatedAds.tell(of: mediatedNativeAd, .didDismiss) { $0.didDismissFullScreenView() }
  }

  /// The user is about to be sent to another application.
  open class func mediatedNativeAdWillLeaveApplication(
    _ mediatedNativeAd: any GADMediatedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, .willLeave) { $0.willLeaveApplication() }
  }
}
