import GoogleMobileAds
import SampleAdSDK

/// Reports that the video began, but never that it is over.
///
/// After the rewarded ad protocol, which has both.
public final class NeverEndsItsVideoCustomEvent: ZooFullScreenCustomEvent {
  /// The video is over.
  public override func adDidEndVideo(_ ad: SampleFullScreenAd) {}
}
