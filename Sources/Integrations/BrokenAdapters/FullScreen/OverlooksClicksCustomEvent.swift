import GoogleMobileAds
import SampleAdSDK

/// Reports how its ad comes and goes, but never that it was clicked.
///
/// After the public Objective-C sample adapter, whose rewarded ads never report a click.
public final class OverlooksClicksCustomEvent: ZooFullScreenCustomEvent {
  /// The network counted a click.
  public override func adDidRecordClick(_ ad: SampleFullScreenAd) {}
}
