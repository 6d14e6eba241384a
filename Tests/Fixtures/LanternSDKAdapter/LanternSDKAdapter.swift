// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import LanternSDKStandIn

/// An adapter for an SDK of which only the interface is here, as one would be written.
public final class LanternSDKAdapter: NSObject, MediationAdapter {
  private var load: AnyObject?

  public required override init() {}

  public static func adapterVersion() -> VersionNumber { version(Lantern.sdkVersion, times: 100) }
  public static func adSDKVersion() -> VersionNumber { version(Lantern.sdkVersion, times: 1) }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  private static func version(_ text: String, times factor: Int) -> VersionNumber {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3 else { return VersionNumber() }
    return VersionNumber(
      majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2] * factor)
  }

  public static func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    Lantern.shared.initialize(appKey: "key") { isDone, error in
      completionHandler(isDone && Lantern.shared.isInitialized ? nil : error)
    }
  }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = LanternInterstitial(placement: adConfiguration.placement)
    let load = LanternFullScreenAd(ad, show: ad.show) { completionHandler($0, $1) }
    (self.load, ad.delegate) = (load, load)
    ad.load()
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = LanternRewardedAd(placement: adConfiguration.placement)
    let load = LanternFullScreenAd(ad, show: ad.show) { completionHandler($0, $1) }
    self.load = load
    (ad.delegate, ad.rewardDelegate) = (load, load)
    ad.load()
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let load = LanternBanner(adConfiguration.placement, completionHandler)
    self.load = load
  }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let load = LanternNative()
    self.load = load
    LanternNativeLoader.load(placement: adConfiguration.placement) { result in
      load.take(result, completionHandler)
    }
  }
}

extension MediationAdConfiguration {
  fileprivate var placement: String { credentials.settings["parameter"] as? String ?? "" }
}
