// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Its banners are 300 by 200 points, whatever size is requested.
public final class SmallBannerCustomEvent: NSObject, MediationAdapter {
  public override init() {}
  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func adSDKVersion() -> VersionNumber { adapterVersion() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    _ = completionHandler(SmallBanner(), nil)
  }
}

private final class SmallBanner: NSObject, MediationBannerAd {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
}
