import GoogleMobileAds
import SampleAdSDK

/// The custom event of the Sample network: Google tracks, and the network is told.
///
/// A line's settings can change this for either kind of event; see ``SampleFlags``.
public class SampleCustomEvent: NSObject, MediationAdapter {
  private var nativeAd: SampleCustomEventNativeAd?
  private var fullScreenAd: SampleCustomEventFullScreenAd?
  private var banner: SampleCustomEventBanner?

  /// An adapter for one load.
  public required override init() {}

  /// Who tracks, if the settings do not say.
  class var flags: SampleFlags {
    SampleFlags(handlesUserClicks: false, handlesUserImpressions: false)
  }

  /// The version of this adapter.
  public class func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }

  /// The version of the Sample SDK; zeros if it cannot be read.
  public class func adSDKVersion() -> VersionNumber {
    let parts = SampleSDKVersion.split(separator: ".").compactMap { Int($0) }
    guard parts.count == 3 else { return VersionNumber() }
    return VersionNumber(majorVersion: parts[0], minorVersion: parts[1], patchVersion: parts[2])
  }

  /// The Sample network takes no extras.
  public class func networkExtrasClass() -> (any AdNetworkExtras.Type)? { nil }

  /// Answers at once.
  public class func setUp(
    with configuration: MediationServerConfiguration,
    completionHandler: @escaping GADMediationAdapterSetUpCompletionBlock
  ) {
    // The Sample SDK needs no initialisation.
    completionHandler(nil)
  }

  /// Requests a native ad from the Sample network and hands over the result.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let nativeAd = SampleCustomEventNativeAd(
      flags: Self.flags.overridden(by: adConfiguration.credentials.settings))
    self.nativeAd = nativeAd
    nativeAd.loadNativeAd(for: adConfiguration, completionHandler: completionHandler)
  }

  /// Requests an interstitial from the Sample network.
  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = SampleCustomEventInterstitial(SampleInterstitialAd())
    fullScreenAd = ad
    ad.load(adConfiguration, completionHandler)
  }

  /// Requests a rewarded ad from the Sample network.
  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = SampleCustomEventRewarded(SampleRewardedAd())
    fullScreenAd = ad
    ad.load(adConfiguration, completionHandler)
  }

  /// Uses the Sample network's rewarded ads, which work for this as well: the application shows its
  /// own intro first.
  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    loadRewardedAd(for: adConfiguration, completionHandler: completionHandler)
  }

  /// Requests an app open ad from the Sample network.
  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    let ad = SampleCustomEventAppOpen(SampleAppOpenAd())
    fullScreenAd = ad
    ad.load(adConfiguration, completionHandler)
  }

  /// Requests a banner from the Sample network and hands over the result.
  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let banner = SampleCustomEventBanner()
    self.banner = banner
    banner.loadBanner(for: adConfiguration, completionHandler: completionHandler)
  }
}

/// The same network the other way round: its SDK tracks and the adapter reports.
public final class SampleSelfTrackingCustomEvent: SampleCustomEvent {
  override class var flags: SampleFlags {
    SampleFlags(handlesUserClicks: true, handlesUserImpressions: true)
  }
}
