/// How a native ad of later versions of SDK 7 told what its network sees. Each call is about the object
/// that the custom event handed over, and no other.
open class GADMediatedUnifiedNativeAdNotificationSource: NSObject {
  /// The network counted the impression.
  open class func mediatedNativeAdDidRecordImpression(
    _ mediatedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, .impression) { $0.reportImpression() }
  }

  /// The network counted a click.
  open class func mediatedNativeAdDidRecordClick(
    _ mediatedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, .click) { $0.reportClick() }
  }

  /// The ad is about to cover the application.
  open class func mediatedNativeAdWillPresentScreen(
    _ mediatedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, .willPresent) { $0.willPresentFullScreenView() }
  }

  /// What covers the application is about to go.
  open class func mediatedNativeAdWillDismissScreen(
    _ mediatedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, .willDismiss) { $0.willDismissFullScreenView() }
  }

  /// What covered the application is gone.
  open class func mediatedNativeAdDidDismissScreen(
    _ mediatedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, .didDismiss) { $0.didDismissFullScreenView() }
  }

  /// The user is about to be sent to another application.
  open class func mediatedNativeAdWillLeaveApplication(
    _ mediatedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, .willLeave) { $0.willLeaveApplication() }
  }

  /// The video began to play.
  open class func mediatedNativeAdDidPlayVideo(
    _ mediatedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, "mediatedNativeAdDidPlayVideo(_:)") { $0.didPlayVideo() }
  }

  /// The video was paused.
  open class func mediatedNativeAdDidPauseVideo(
    _ mediatedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, "mediatedNativeAdDidPauseVideo(_:)") {
      $0.didPauseVideo()
    }
  }

  /// The video is over.
  open class func mediatedNativeAdDidEndVideoPlayback(
    _ mediatedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    MediatedAds.tell(of: mediatedNativeAd, "mediatedNativeAdDidEndVideoPlayback(_:)") {
      $0.didEndVideo()
    }
  }
}
