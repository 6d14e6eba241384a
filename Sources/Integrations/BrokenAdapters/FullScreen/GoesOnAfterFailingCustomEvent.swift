import GoogleMobileAds
import SampleAdSDK

/// Reports that its ad cannot be shown, and then that it came and went, so that the application
/// continues.
///
/// After the Meta adapter before 5.8.0.2, which reported a presentation instead of a failure.
public final class GoesOnAfterFailingCustomEvent: ZooFullScreenCustomEvent {
  /// The network cannot show its ad.
  public override func ad(_ ad: SampleFullScreenAd, didFailToShowWith error: any Error) {
    super.ad(ad, didFailToShowWith: error)
    eventDelegate?.willPresentFullScreenView()
    eventDelegate?.didDismissFullScreenView()
  }
}
