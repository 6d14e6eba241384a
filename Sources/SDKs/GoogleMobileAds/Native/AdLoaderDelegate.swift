/// Told how a load went.
public protocol AdLoaderDelegate: NSObjectProtocol {
  /// No line had an ad.
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error)
  /// The load is over, with or without an ad.
  func adLoaderDidFinishLoading(_ adLoader: AdLoader)
}

extension AdLoaderDelegate {
  public func adLoaderDidFinishLoading(_ adLoader: AdLoader) {}
}

/// Told about native ads.
public protocol NativeAdLoaderDelegate: AdLoaderDelegate {
  /// A native ad was loaded.
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd)
}
