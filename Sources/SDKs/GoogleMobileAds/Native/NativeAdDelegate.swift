/// Told what happens to a native ad. Everything is optional.
public protocol NativeAdDelegate: NSObjectProtocol {
  /// The impression was counted.
  func nativeAdDidRecordImpression(_ nativeAd: NativeAd)
  /// A click was counted.
  func nativeAdDidRecordClick(_ nativeAd: NativeAd)
  /// A swipe was counted as a click. Never called: a mediated ad has no custom gestures.
  func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd)
  /// The ad is about to cover the application.
  func nativeAdWillPresentScreen(_ nativeAd: NativeAd)
  /// The full-screen view is about to go.
  func nativeAdWillDismissScreen(_ nativeAd: NativeAd)
  /// The full-screen view is gone.
  func nativeAdDidDismissScreen(_ nativeAd: NativeAd)
  /// The user muted the ad. Never called: a mediated ad cannot be muted.
  func nativeAdIsMuted(_ nativeAd: NativeAd)
}

extension NativeAdDelegate {
  public func nativeAdDidRecordImpression(_ nativeAd: NativeAd) {}
  public func nativeAdDidRecordClick(_ nativeAd: NativeAd) {}
  public func nativeAdWillPresentScreen(_ nativeAd: NativeAd) {}
  public func nativeAdWillDismissScreen(_ nativeAd: NativeAd) {}
  public func nativeAdDidDismissScreen(_ nativeAd: NativeAd) {}
  public func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd) {}
  public func nativeAdIsMuted(_ nativeAd: NativeAd) {}
}
