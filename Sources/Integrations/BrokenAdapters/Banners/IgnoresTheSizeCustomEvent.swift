import GoogleMobileAds

/// Has banners of one size only, whatever size is requested.
///
/// After the changelogs of the MyTarget adapter, 5.9.9.1, and of the BidMachine adapter, 3.7.1.0.
public final class IgnoresTheSizeCustomEvent: ZooBannerCustomEvent {
  override func size(for adSize: AdSize) -> CGSize { AdSizeBanner.size }
}
