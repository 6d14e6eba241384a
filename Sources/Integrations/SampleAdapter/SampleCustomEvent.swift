import GoogleMobileAds
import SampleAdSDK

/// The custom event of the Sample network: Google watches the user, the network is told.
///
/// The settings of a line may say otherwise for either kind of event; see ``SampleFlags``.
public class SampleCustomEvent: NSObject, MediationAdapter {
  private var nativeAd: SampleCustomEventNativeAd?
  private var fullScreenAd: SampleCustomEventFullScreenAd?
  private var banner: SampleCustomEventBanner?

  /// An adapter for one load.
  public required override init() {}

  /// Who watches, where the settings say nothing.
  class var flags: SampleFlags {
    SampleFlags(handlesUserClicks: false, handlesUserImpressions: false)
  }

  /// The version of this adapter.
  public class func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }

  /// The version of the Sample SDK; zeros when it cannot be read.
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

  /// Asks the Sample network for a native ad and hands over what came of it.
  public func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let nativeAd = SampleCustomEventNativeAd(
      flags: Self.flags.overridden(by: adConfiguration.credentials.settings))
    self.nativeAd = nativeAd
    nativeAd.loadNativeAd(for: adConfiguration, completionHandler: completionHandler)
  }

  /// Asks the Sample network for an interstitial.
  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = SampleCustomEventInterstitial(SampleInterstitial())
    fullScreenAd = ad
    ad.load(adConfiguration, completionHandler)
  }

  /// Asks the Sample network for a rewarded ad.
  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = SampleCustomEventRewarded(SampleRewardedAd())
    fullScreenAd = ad
    ad.load(adConfiguration, completionHandler)
  }

  /// The Sample network's rewarded ads do for this as well: the application's own intro comes first.
  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    loadRewardedAd(for: adConfiguration, completionHandler: completionHandler)
  }

  /// Asks the Sample network for an app open ad.
  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    let ad = SampleCustomEventAppOpen(SampleAppOpenAd())
    fullScreenAd = ad
    ad.load(adConfiguration, completionHandler)
  }

  /// Asks the Sample network for a banner and hands over what came of it.
  public func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let banner = SampleCustomEventBanner()
    self.banner = banner
    banner.loadBanner(for: adConfiguration, completionHandler: completionHandler)
  }
}

/// The same network the other way round: its SDK watches the user and the adapter reports.
public final class SampleSelfTrackingCustomEvent: SampleCustomEvent {
  override class var flags: SampleFlags {
    SampleFlags(handlesUserClicks: true, handlesUserImpressions: true)
  }
}
