// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import StrangerNetwork

/// An adapter that went out before anybody played with it: three of its thoughts are wrong, each in
/// another format.
public final class HurriedCustomEvent: NSObject, MediationAdapter {
  private let network = StrangerNetwork()

  public override required init() {}

  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 0, minorVersion: 9, patchVersion: 0)
  }
  public static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = BookedNativeAd(network, adConfiguration)
    SharedLoads.shared.load(ad, placement(adConfiguration), from: network) {
      _ = completionHandler($0, $1)
    }
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let banner = HurriedBanner(adConfiguration.adSize.size)
    load(banner, adConfiguration) { banner.events = completionHandler($0, $1) }
  }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = HurriedPage()
    load(ad, adConfiguration) { ad.events = completionHandler($0, $1) }
  }

  private func load<Ad>(
    _ ad: Ad, _ configuration: MediationAdConfiguration,
    _ answer: @escaping (Ad?, NSError?) -> Void
  ) {
    network.load(placement: placement(configuration)) { isThere in
      if isThere { answer(ad, nil) } else { answer(nil, StrangerCustomEvent.noAd) }
    }
  }

  private func placement(_ configuration: MediationAdConfiguration) -> String {
    configuration.credentials.settings["parameter"] as? String ?? ""
  }
}
