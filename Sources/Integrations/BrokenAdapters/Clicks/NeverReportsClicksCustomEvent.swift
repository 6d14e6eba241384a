import GoogleMobileAds
import SampleAdSDK

/// Lets the network track and reports its impression, but not its clicks.
///
/// After issue 487 of the mediation repository.
public final class NeverReportsClicksCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {}
  }
}
