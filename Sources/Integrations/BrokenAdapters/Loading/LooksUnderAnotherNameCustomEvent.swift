import GoogleMobileAds

/// Looks for its ad unit where another mediation keeps it, and asks its network although there is none.
///
/// After adapters that were ported from one mediation to another: the parameter of a custom event is
/// at `"parameter"`, whatever its network calls an ad unit.
public final class LooksUnderAnotherNameCustomEvent: ZooCustomEvent {
  /// Asks the Sample network without an ad unit.
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    self.completionHandler = completionHandler
    let adUnitID = adConfiguration.credentials.settings["adUnitID"] as? String
    fetchAd(adUnitID, request(for: adConfiguration))
  }
}
