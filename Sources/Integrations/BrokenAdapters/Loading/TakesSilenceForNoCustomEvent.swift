import GoogleMobileAds
import SampleAdSDK

/// Tells the network that the user is no child where the publisher has said nothing.
///
/// After the header of the request configuration, by which no tag says nothing.
public final class TakesSilenceForNoCustomEvent: ZooCustomEvent {
  override func request(for configuration: MediationNativeAdConfiguration) -> SampleNativeAdRequest
  {
    let request = super.request(for: configuration)
    request.isForChildren = request.isForChildren ?? false
    return request
  }
}
