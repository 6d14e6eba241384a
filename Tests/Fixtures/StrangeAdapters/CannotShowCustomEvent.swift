// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Has an ad of every full-screen format and can present none of them.
public class CannotShowCustomEvent: NSObject, MediationAdapter {
  public static let reason = NSError(
    domain: "strange", code: 9, userInfo: [NSLocalizedDescriptionKey: "The screen is broken."])

  public required override init() {}
  public static func adapterVersion() -> VersionNumber {
    VersionNumber(majorVersion: 1, minorVersion: 0, patchVersion: 0)
  }
  public static func adSDKVersion() -> VersionNumber { adapterVersion() }
  public static func networkExtrasClass() -> AdNetworkExtras.Type? { nil }

  public func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = UnshowableAd()
    ad.delegate = completionHandler(ad, nil)
  }

  public func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    let ad = UnshowableAd()
    ad.delegate = completionHandler(ad, nil)
  }

  public func loadRewardedInterstitialAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {
    loadRewardedAd(for: adConfiguration, completionHandler: completionHandler)
  }

  public func loadAppOpenAd(
    for adConfiguration: MediationAppOpenAdConfiguration,
    completionHandler: @escaping GADMediationAppOpenLoadCompletionHandler
  ) {
    let ad = UnshowableAd()
    ad.delegate = completionHandler(ad, nil)
  }
}

private final class UnshowableAd: NSObject, MediationInterstitialAd, MediationRewardedAd,
  MediationAppOpenAd
{
  var delegate: MediationAdEventDelegate?

  func present(from viewController: UIViewController) {
    delegate?.didFailToPresentWithError(CannotShowCustomEvent.reason)
  }
}

/// Never answers a request for a rewarded ad.
public final class SilentCustomEvent: CannotShowCustomEvent {
  public override func loadRewardedAd(
    for adConfiguration: MediationRewardedAdConfiguration,
    completionHandler: @escaping GADMediationRewardedLoadCompletionHandler
  ) {}
}
