// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import Simulation

/// Its banners have the size that is asked for, and report what a test makes them report.
public final class HandheldBannerCustomEvent: NSObject, MediationAdapter {
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
    let banner = HandheldBanner(adConfiguration.adSize.size)
    HandheldBanners.shared.events = completionHandler(banner, nil)
  }
}

/// What the last banner of this world reports to.
public final class HandheldBanners {
  public static var shared: HandheldBanners { World.current.instance { HandheldBanners() } }
  public fileprivate(set) var events: MediationBannerAdEventDelegate?
}

private final class HandheldBanner: NSObject, MediationBannerAd {
  let view: UIView

  init(_ size: CGSize) {
    view = UIView(frame: CGRect(origin: .zero, size: size))
  }
}
