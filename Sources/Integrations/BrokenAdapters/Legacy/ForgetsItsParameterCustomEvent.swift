import GoogleMobileAds
import LegacyAdapter
import SampleAdSDK

/// Asks its network without the ad unit that the line has for it.
///
/// After custom events that keep the ad unit in their code, until it is deleted there.
public final class ForgetsItsParameterCustomEvent: LegacyNativeCustomEvent {
  /// Asks for an ad of no unit.
  public override func fetchAd(_ adUnitID: String, _ request: SampleNativeAdRequest) {
    super.fetchAd("", request)
  }
}
