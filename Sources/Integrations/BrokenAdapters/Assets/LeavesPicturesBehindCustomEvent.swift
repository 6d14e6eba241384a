import GoogleMobileAds
import SampleAdSDK

/// Requests only addresses and downloads nothing, although the publisher wanted pictures.
///
/// After the BidMachine adapter, which reads no options and downloads nothing.
public final class LeavesPicturesBehindCustomEvent: ZooCustomEvent {
  override func request(
    for configuration: MediationNativeAdConfiguration
  ) -> SampleNativeAdRequest {
    let request = super.request(for: configuration)
    request.shouldDownloadImages = false
    return request
  }
}
