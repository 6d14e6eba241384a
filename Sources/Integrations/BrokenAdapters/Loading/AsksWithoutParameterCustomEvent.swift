import GoogleMobileAds

/// Sends its request off whether the line has an ad unit or not.
///
/// After the sample of the first text on custom events: the setting is read with `as?` and never
/// looked at.
public final class AsksWithoutParameterCustomEvent: ZooCustomEvent {
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    self.completionHandler = completionHandler
    fetchAd(
      adConfiguration.credentials.settings["parameter"] as? String, request(for: adConfiguration))
  }
}
