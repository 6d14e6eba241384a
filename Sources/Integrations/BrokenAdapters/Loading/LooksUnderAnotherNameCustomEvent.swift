import GoogleMobileAds

/// Looks for its ad unit where another mediation SDK keeps it, and asks its network without one.
///
/// After adapters ported from one mediation SDK to another: the parameter of a custom event is at
/// `"parameter"`, whatever its network calls an ad unit.
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
