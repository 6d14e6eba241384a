import GoogleMobileAds
import SampleAdSDK

/// Reports the end of a video whose start it never reported.
///
/// After the rewarded ad protocol, which has both.
public final class NeverStartsItsVideoCustomEvent: ZooFullScreenCustomEvent {
  /// The video began.
  public override func adDidStartVideo(_ ad: SampleFullScreenAd) {}
}
