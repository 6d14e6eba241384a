import GoogleMobileAds
import SampleAdSDK

/// Says nothing to the network about the user, whatever the publisher has said.
///
/// After changelogs of public adapters that began to pass on the tag for children.
public final class ForgetsTheChildCustomEvent: ZooCustomEvent {
  override func request(for configuration: MediationNativeAdConfiguration) -> SampleNativeAdRequest
  {
    let request = super.request(for: configuration)
    request.isForChildren = nil
    return request
  }
}
