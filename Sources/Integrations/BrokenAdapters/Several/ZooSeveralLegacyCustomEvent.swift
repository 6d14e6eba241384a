import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Makes both mistakes with pictures that the guide to custom events of SDK 7 invites to: it downloads none,
/// and takes their addresses for paths.
public final class ZooSeveralLegacyCustomEvent: LegacyNativeCustomEvent {
  /// Asks the network for addresses only.
  public override func fetchAd(_ adUnitID: String, _ request: SampleNativeAdRequest) {
    request.shouldDownloadImages = false
    super.fetchAd(adUnitID, request)
  }

  /// None.
  public override func picturesToDownload(_ ad: SampleNativeAd) -> [String] { [] }

  /// An ad whose pictures have file URLs.
  public override func mapped(
    _ origin: LegacyMappedAd.Origin, isContent: Bool
  ) -> LegacyMappedAd {
    isContent ? Article(origin) : App(origin)
  }

  private final class Article: LegacyContentAd {
    override func mapped(
      _ image: UIImage?, _ address: String?, _ scale: CGFloat
    ) -> GADNativeAdImage? { .takenForFile(image, address, scale) }
  }

  private final class App: LegacyAppInstallAd {
    override func mapped(
      _ image: UIImage?, _ address: String?, _ scale: CGFloat
    ) -> GADNativeAdImage? { .takenForFile(image, address, scale) }
  }
}

extension GADNativeAdImage {
  /// A picture whose address is taken for a path.
  fileprivate static func takenForFile(
    _ image: UIImage?, _ address: String?, _ scale: CGFloat
  ) -> GADNativeAdImage? {
    if let image { return GADNativeAdImage(image: image) }
    return address.map { GADNativeAdImage(url: URL(fileURLWithPath: $0), scale: scale) }
  }
}
