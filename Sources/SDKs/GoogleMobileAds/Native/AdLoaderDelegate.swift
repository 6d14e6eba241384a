/// Hears how a load went.
public protocol AdLoaderDelegate: NSObjectProtocol {
  /// No line had an ad.
  func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: any Error)
  /// The load is over, whichever way.
  func adLoaderDidFinishLoading(_ adLoader: AdLoader)
}

extension AdLoaderDelegate {
  /// Does nothing.
  public func adLoaderDidFinishLoading(_ adLoader: AdLoader) {}
}

/// Hears of native ads.
public protocol NativeAdLoaderDelegate: AdLoaderDelegate {
  /// Here is one.
  func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd)
}
