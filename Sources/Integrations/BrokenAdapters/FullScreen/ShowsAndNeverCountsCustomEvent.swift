import GoogleMobileAds
import SampleAdSDK

/// Reports how its ad comes and goes, but never that it was seen.
///
/// After the public Objective-C sample adapter, whose rewarded ads never report an impression.
public final class ShowsAndNeverCountsCustomEvent: ZooFullScreenCustomEvent {
  /// The network counted the impression.
  public override func adDidRecordImpression(_ ad: SampleFullScreenAd) {}
}
