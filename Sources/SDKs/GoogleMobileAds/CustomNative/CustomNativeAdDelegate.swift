/// Told about native ads of the publisher's own format.
public protocol CustomNativeAdLoaderDelegate: AdLoaderDelegate {
  /// The IDs of the formats that may come; the first one is used. Without any the request is
  /// invalid.
  func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String]
  /// An ad was loaded.
  func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd)
}

/// Told what happens to a native ad of the publisher's own format. Everything is optional.
public protocol CustomNativeAdDelegate: NSObjectProtocol {
  /// The impression was counted.
  func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd)
  /// A click was counted.
  func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd)
  /// The ad is about to cover the application.
  func customNativeAdWillPresentScreen(_ nativeAd: CustomNativeAd)
  /// The full-screen view is about to go.
  func customNativeAdWillDismissScreen(_ nativeAd: CustomNativeAd)
  /// The full-screen view is gone.
  func customNativeAdDidDismissScreen(_ nativeAd: CustomNativeAd)
}

extension CustomNativeAdDelegate {
  public func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd) {}
  public func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd) {}
  public func customNativeAdWillPresentScreen(_ nativeAd: CustomNativeAd) {}
  public func customNativeAdWillDismissScreen(_ nativeAd: CustomNativeAd) {}
  public func customNativeAdDidDismissScreen(_ nativeAd: CustomNativeAd) {}
}
