import GoogleMobileAds
import SampleAdSDK

/// Reports the click when the network counts it, and again when its page opens.
///
/// After issue 150 of swift-package-manager-google-mobile-ads: a tap is one click.
public final class ReportsClicksTwiceCustomEvent: ZooCustomEvent {
  override class var adClass: any ZooAd.Type { Ad.self }
  override class var tracksItself: Bool { true }

  private final class Ad: ZooNativeAd {
    override func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) {
      eventDelegate?.reportClick()
      super.nativeAdWillPresentScreen(nativeAd)
    }
  }
}
