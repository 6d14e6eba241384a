import GoogleMobileAds
import SampleAdSDK

/// Lets go of the event delegate when the ad is gone: a reward that the network reports after that is lost.
///
/// After issue 267 of the public mediation repository for iOS.
public final class StopsListeningAtTheEndCustomEvent: ZooFullScreenCustomEvent {
  /// The network's ad is gone.
  public override func adDidDismissScreen(_ ad: SampleFullScreenAd) {
    super.adDidDismissScreen(ad)
    eventDelegate = nil
  }
}
