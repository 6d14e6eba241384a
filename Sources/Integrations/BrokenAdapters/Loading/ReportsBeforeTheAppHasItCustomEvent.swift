import GoogleMobileAds
import SampleAdSDK

/// Confuses "the ad is loaded" with "the ad is seen", and reports the impression together with the
/// answer.
///
/// After issue 233 of Bytedance-UnionAD (events before there is a delegate).
public final class ReportsBeforeTheAppHasItCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  override func succeed(with ad: any ZooAd) {
    super.succeed(with: ad)
    ad.eventDelegate?.reportImpression()
  }

  private final class Ad: ZooNativeAd {
    override func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {
      // Already reported after the load.
    }
  }
}
