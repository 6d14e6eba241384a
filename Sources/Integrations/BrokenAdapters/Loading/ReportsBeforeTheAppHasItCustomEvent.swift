import GoogleMobileAds
import SampleAdSDK

/// Takes "the ad is here" for "the ad is seen", and reports the impression in the same breath as the
/// answer.
///
/// After issue 233 of Bytedance-UnionAD (events before the delegate is there).
public final class ReportsBeforeTheAppHasItCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  override func succeed(with ad: any ZooAd) {
    super.succeed(with: ad)
    ad.eventDelegate?.reportImpression()
  }

  private final class Ad: ZooNativeAd {
    override func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {
      // Reported when it was loaded.
    }
  }
}
