import GoogleMobileAds
import SampleAdSDK

/// Reports that something covers the application, but never that it is gone.
///
/// After the changelogs of the IronSource adapter, 8.1.0.0.1, and of the Line adapter, 2.9.20241106.1.
public final class NeverComesBackCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }

  private final class Ad: ZooNativeAd {
    override func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) {}
    override func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {}
  }
}
