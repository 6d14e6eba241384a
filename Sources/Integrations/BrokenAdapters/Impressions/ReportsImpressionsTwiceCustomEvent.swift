import GoogleMobileAds
import SampleAdSDK

/// Reports the impression when the network counts it, and once more when the ad is first tapped, to be
/// on the safe side.
///
/// After pull request 490 of the mediation repository (InMobi).
public final class ReportsImpressionsTwiceCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {
      eventDelegate?.reportImpression()
      super.nativeAdDidRecordClick(nativeAd)
    }
  }
}
