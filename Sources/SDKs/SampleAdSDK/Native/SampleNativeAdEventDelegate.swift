/// Hears what becomes of a native ad of the Sample network.
public protocol SampleNativeAdEventDelegate: AnyObject {
  /// The network's own watch counted the impression.
  func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd)
  /// The network's own watch counted a click.
  func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd)
  /// The ad is about to cover the application.
  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd)
  /// What covers the application is about to go.
  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd)
  /// What covered the application is gone.
  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd)
  /// The ad is about to leave the application.
  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd)
  /// Something happened to the ad's video.
  func nativeAd(_ nativeAd: SampleNativeAd, video event: SampleVideoEvent)
}
