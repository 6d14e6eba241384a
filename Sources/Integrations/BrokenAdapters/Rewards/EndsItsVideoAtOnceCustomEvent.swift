import GoogleMobileAds
import SampleAdSDK

/// Reports the end of the video together with its beginning.
///
/// After the rewarded ad protocol: the user watches between the two.
public final class EndsItsVideoAtOnceCustomEvent: ZooFullScreenCustomEvent {
  /// The video began.
  public override func adDidStartVideo(_ ad: SampleFullScreenAd) {
    super.adDidStartVideo(ad)
    rewardDelegate?.didEndVideo()
  }

  /// The video is over, which was already reported.
  public override func adDidEndVideo(_ ad: SampleFullScreenAd) {}
}
