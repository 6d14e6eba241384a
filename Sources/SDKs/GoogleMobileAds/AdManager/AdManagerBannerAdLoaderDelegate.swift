/// Told about banners of Ad Manager that an ``AdLoader`` loads.
public protocol AdManagerBannerAdLoaderDelegate: AdLoaderDelegate {
  /// The sizes in which a banner may come, as `nsValue(for:)` makes them; adapters are asked for the
  /// first one. Without any the request is invalid.
  func validBannerSizes(for adLoader: AdLoader) -> [NSValue]
  /// A banner was loaded.
  func adLoader(_ adLoader: AdLoader, didReceive bannerView: AdManagerBannerView)
}
