// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import GoogleMobileAds

/// Reports back to Google every event it is told.
public final class EchoingCustomEvent: StrangeCustomEvent {
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    let ad = EchoingNativeAd(adConfiguration)
    ad.events = completionHandler(ad, nil)
  }
}

private final class EchoingNativeAd: StrangeNativeAd {
  override func didRecordImpression() {
    events?.reportImpression()
  }

  override func didRecordClickOnAsset(
    with assetName: GADNativeAssetIdentifier, view: UIView, viewController: UIViewController
  ) {
    events?.reportClick()
  }
}
