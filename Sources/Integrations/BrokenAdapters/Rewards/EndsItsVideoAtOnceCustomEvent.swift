import GoogleMobileAds
import SampleAdSDK

/// Reports the end of the video with its beginning.
///
/// After the rewarded ad protocol: between the two lies what the user watches.
public final class EndsItsVideoAtOnceCustomEvent: ZooFullScreenCustomEvent {
  /// The video began.
  public override func adDidStartVideo(_ ad: SampleFullScreenAd) {
    super.adDidStartVideo(ad)
    rewardDelegate?.didEndVideo()
  }

  /// The video is over, which was said before.
  public override func adDidEndVideo(_ ad: SampleFullScreenAd) {}
}
