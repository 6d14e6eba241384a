// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds
import StrangerNetwork

/// Has ads of all formats, in a waterfall and for a bid.
public final class StrangerCustomEvent: NSObject, RTBAdapter {
  /// What it says when its network has none.
  public static let noAd = NSError(
    domain: "stranger", code: 1,
    userInfo: [NSLocalizedDescriptionKey: "There is no ad for this placement."])

  private let network = StrangerNetwork()

  public override required init() {}

  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public func collectSignals(
    for params: RTBRequestParameters, completionHandler: @escaping GADRTBSignalCompletionHandler
  ) {
    completionHandler("a stranger", nil)
  }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    load(BookedNativeAd(network, adConfiguration), adConfiguration) {
      _ = completionHandler($0, $1)
    }
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let banner = BookedBanner(adConfiguration.adSize.size)
    load(banner, adConfiguration) { banner.events = completionHandler($0, $1) }
  }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = BookedPage()
    load(ad, adConfiguration) { ad.events = completionHandler($0, $1) }
  }

  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    let ad = BookedPage()
    load(ad, adConfiguration) { ad.events = completionHandler($0, $1) }
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = BookedRewardedPage()
    load(ad, adConfiguration) { ad.take(completionHandler($0, $1)) }
  }

  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    loadRewardedAd(for: adConfiguration, completionHandler: completionHandler)
  }

  /// What was bid is what is loaded; in a waterfall it is what the line says.
  private func load<Ad>(
    _ ad: Ad, _ configuration: MediationAdConfiguration,
    _ answer: @escaping (Ad?, NSError?) -> Void
  ) {
    let placement = configuration.credentials.settings["parameter"] as? String
    network.load(placement: configuration.bidResponse ?? placement ?? "") { isThere in
      if isThere { answer(ad, nil) } else { answer(nil, Self.noAd) }
    }
  }
}
