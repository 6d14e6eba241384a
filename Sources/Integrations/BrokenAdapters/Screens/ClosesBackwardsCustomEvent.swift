import GoogleMobileAds
import SampleAdSDK

/// Reports "gone" when the network says "about to go", and vice versa: two lines of the delegate
/// were mixed up.
///
/// After the changelogs of the Chartboost adapter, 6.5.2.0, and of the Maio adapter, 1.5.2.1.
public final class ClosesBackwardsCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {
      eventDelegate?.didDismissFullScreenView()
    }

    override func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {
      eventDelegate?.willDismissFullScreenView()
    }
  }
}
