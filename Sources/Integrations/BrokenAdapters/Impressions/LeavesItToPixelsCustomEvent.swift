import GoogleMobileAds
import SampleAdSDK

/// Never reports the impression of a video: the ad servers are told by its pixels, after all.
public final class LeavesItToPixelsCustomEvent: ZooFullScreenCustomEvent {
  /// The network counted the impression, and called the pixels.
  public override func adDidRecordImpression(_ ad: SampleFullScreenAd) {}
}
