import GoogleMobileAds
import SampleAdSDK

/// Never reports that its ad is gone.
///
/// After the changelogs of the IronSource adapter, 8.1.0.0.1, and of the Line adapter, 2.9.20241106.1.
public final class StaysForEverCustomEvent: ZooFullScreenCustomEvent {
  /// The network's ad is about to go.
  public override func adWillDismissScreen(_ ad: SampleFullScreenAd) {}
  /// The network's ad is gone.
  public override func adDidDismissScreen(_ ad: SampleFullScreenAd) {}
}
