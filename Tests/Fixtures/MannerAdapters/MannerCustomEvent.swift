// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// A good adapter in all six formats, whose network draws with plain views and counts nothing that
/// the playground could see. Each subclass answers in a manner of its own.
open class MannerCustomEvent: NSObject, MediationAdapter {
  public required override init() {}

  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 3, minorVersion: 1, patchVersion: 400)
  }
  public static func adSDKVersion() -> VersionNumber {
    VersionNumber(majorVersion: 3, minorVersion: 1, patchVersion: 4)
  }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  /// Calls back in the adapter's manner.
  open func deliver(_ answer: @escaping () -> Void) { answer() }

  /// Why there is no ad for this line; nil if there is one.
  open func refusal(of configuration: MediationAdConfiguration) -> NSError? { nil }

  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    load(MannerNativeAd(), for: adConfiguration) { completionHandler($0, $1) }
  }

  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    load(MannerBanner(adConfiguration.adSize.size), for: adConfiguration) {
      completionHandler($0, $1)
    }
  }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    load(MannerFullScreenAd(), for: adConfiguration) { completionHandler($0, $1) }
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    load(MannerRewardedAd(), for: adConfiguration) { completionHandler($0, $1) }
  }

  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    load(MannerRewardedAd(), for: adConfiguration) { completionHandler($0, $1) }
  }

  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    load(MannerFullScreenAd(), for: adConfiguration) { completionHandler($0, $1) }
  }

  /// Loads one, and keeps what the answer returns: the delegate of the ad's events.
  private func load<Ad: MannerAd>(
    _ ad: Ad, for configuration: MediationAdConfiguration,
    _ answer: @escaping (Ad?, (any Error)?) -> (any MediationAdEventDelegate)?
  ) {
    let refusal = refusal(of: configuration)
    deliver {
      guard refusal == nil else {
        _ = answer(nil, refusal)
        return
      }
      ad.events = answer(ad, nil)
    }
  }
}

/// An ad whose events go to Google.
protocol MannerAd: AnyObject {
  var events: (any MediationAdEventDelegate)? { get set }
}
