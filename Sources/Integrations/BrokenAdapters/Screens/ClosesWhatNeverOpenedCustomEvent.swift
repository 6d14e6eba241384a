import GoogleMobileAds
import SampleAdSDK

/// Tells that the cover is gone, and never that it came.
///
/// After the changelog of the Meta adapter, 1.2.1.
public final class ClosesWhatNeverOpenedCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) {}
    override func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {}
  }
}
