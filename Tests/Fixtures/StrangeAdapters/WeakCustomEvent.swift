// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Holds its delegate weakly, as most real adapters do, and reports an impression and a click as
/// soon as it has a view.
public final class WeakCustomEvent: StrangeCustomEvent {
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = WeakNativeAd(adConfiguration)
    ad.weakEvents = completionHandler(ad, nil)
  }
}

private final class WeakNativeAd: StrangeNativeAd {
  weak var weakEvents: MediationNativeAdEventDelegate?

  override func rendered() {
    weakEvents?.reportImpression()
    weakEvents?.reportClick()
  }
}
