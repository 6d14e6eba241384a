import GoogleMobileAds
import SampleAdSDK

/// Reports the end of a video that it never said began.
///
/// After the rewarded ad protocol, which has both.
public final class NeverStartsItsVideoCustomEvent: ZooFullScreenCustomEvent {
  /// The video began.
  public override func adDidStartVideo(_ ad: SampleFullScreenAd) {}
}
