import GoogleMobileAds
import LegacyAdapter

/// Makes file URLs of the addresses of pictures.
///
/// After the example in the guide to native custom events of SDK 7.
public final class TakesAddressesForFilesCustomEvent: LegacyNativeCustomEvent {
  /// An article with the mistake, or an app as it should be.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Ad(origin) : LegacyAppInstallAd(origin)
  }

  private final class Ad: LegacyContentAd {
    override func mapped(
      _ image: UIImage?, _ address: String?, _ scale: CGFloat
    ) -> GADNativeAdImage? {
      if let image { return GADNativeAdImage(image: image) }
      return address.map { GADNativeAdImage(url: URL(fileURLWithPath: $0), scale: scale) }
    }
  }
}
