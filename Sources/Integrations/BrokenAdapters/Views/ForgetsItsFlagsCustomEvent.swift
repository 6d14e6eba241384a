import GoogleMobileAds
import SampleAdSDK

/// Lets its network track, but does not say so: Google tracks as well.
///
/// After pull request 369 of the mediation repository (Vungle) and issue 487 (Meta, InMobi).
public final class ForgetsItsFlagsCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func handlesUserClicks() -> Bool { false }
    override func handlesUserImpressions() -> Bool { false }

    override func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) {}
    override func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {}
  }
}
