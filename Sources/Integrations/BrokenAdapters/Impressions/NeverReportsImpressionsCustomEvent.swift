import GoogleMobileAds
import SampleAdSDK

/// Lets the network track and reports its clicks, but not its impression.
///
/// After the changelog of the Unity adapter, 4.9.0.0.
public final class NeverReportsImpressionsCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {}
  }
}
