import GoogleMobileAds
import SampleAdSDK

/// Announces a page with every click, whether or not the network opens one.
///
/// After the changelog of the Vungle adapter, 6.10.6.1.
public final class AnnouncesPagesCustomEvent: ZooBannerCustomEvent {
  /// The network counted a click.
  public override func bannerDidRecordClick(_ banner: SampleBanner) {
    super.bannerDidRecordClick(banner)
    eventDelegate?.willPresentFullScreenView()
  }

  /// The network's page comes.
  public override func bannerWillPresentScreen(_ banner: SampleBanner) {
    // Already announced with the click.
  }
}
