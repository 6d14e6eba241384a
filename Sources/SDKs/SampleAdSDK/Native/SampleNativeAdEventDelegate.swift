/// Told what happens to a native ad of the Sample network.
public protocol SampleNativeAdEventDelegate: AnyObject {
  /// The network's own tracker counted the impression.
  func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd)
  /// The network's own tracker counted a click.
  func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd)
  /// The ad is about to cover the application.
  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd)
  /// The full-screen view is about to go.
  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd)
  /// The full-screen view is gone.
  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd)
  /// The ad is about to leave the application.
  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd)
  /// Something happened to the ad's video.
  func nativeAd(_ nativeAd: SampleNativeAd, video event: SampleVideoEvent)
}
