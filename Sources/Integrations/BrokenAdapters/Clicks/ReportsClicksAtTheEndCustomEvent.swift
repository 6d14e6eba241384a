import GoogleMobileAds
import SampleAdSDK

/// Reports the click when the page it opened is closed.
///
/// After the changelog of the Vungle adapter, 6.7.0.0.
public final class ReportsClicksAtTheEndCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) {}

    override func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) {
      eventDelegate?.reportClick()
      super.nativeAdDidDismissScreen(nativeAd)
    }
  }
}
