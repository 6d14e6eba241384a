import GoogleMobileAds

/// Leaves the load early when the line has no parameter, and tells nobody.
///
/// After commit 311ad986 of the mediation repository: an early return without its completion.
public final class GivesUpSilentlyCustomEvent: ZooCustomEvent {
  public override func loadNativeAd(
    for adConfiguration: MediationNativeAdConfiguration,
    completionHandler: @escaping GADMediationNativeLoadCompletionHandler
  ) {
    guard adConfiguration.credentials.settings["parameter"] is String else { return }
    super.loadNativeAd(for: adConfiguration, completionHandler: completionHandler)
  }
}
