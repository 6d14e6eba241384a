// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Makes three mistakes, each in a format or a request of its own.
public final class CarelessCustomEvent: MannerCustomEvent {
  /// Its banners have one size.
  public override func loadBanner(
    for adConfiguration: MediationBannerAdConfiguration,
    completionHandler: @escaping GADMediationBannerLoadCompletionHandler
  ) {
    let banner = MannerBanner(CGSize(width: 320, height: 50))
    banner.events = completionHandler(banner, nil)
  }

  /// Two callbacks of its network end in one handler.
  public override func loadInterstitial(
    for adConfiguration: MediationInterstitialAdConfiguration,
    completionHandler: @escaping GADMediationInterstitialLoadCompletionHandler
  ) {
    let ad = MannerFullScreenAd()
    ad.events = completionHandler(ad, nil)
    _ = completionHandler(ad, nil)
  }

  /// Has nothing for children, and does not say so.
  public override func refusal(of configuration: MediationAdConfiguration) -> NSError? {
    MobileAds.shared.requestConfiguration.tagForChildDirectedTreatment == true
      ? Nothing() as NSError : nil
  }

  private struct Nothing: Error {}
}
