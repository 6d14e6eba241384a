import GoogleMobileAds
import SampleAdSDK

/// Asks for a paid ad where the publisher asked for a test ad.
///
/// After the second text on custom events, which wants `isTestRequest` honoured; the Moloco adapter
/// does so by another ad unit.
public final class IgnoresTestModeCustomEvent: ZooCustomEvent {
  override func request(
    for configuration: MediationNativeAdConfiguration
  ) -> SampleNativeAdRequest {
    let request = super.request(for: configuration)
    request.testMode = false
    return request
  }
}
