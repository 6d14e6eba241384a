import SampleAdSDK
import UIKit

/// Loads a native ad, and is told about it.
final class NativeListener: NSObject, SampleNativeAdLoaderDelegate, SampleNativeAdEventDelegate {
  let record = Record()
  private(set) var ad: SampleNativeAd?

  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeAd: SampleNativeAd) {
    receive(nativeAd, "native")
  }
  func adLoader(_ adLoader: SampleNativeAdLoader, didReceive nativeContentAd: SampleNativeContentAd)
  { receive(nativeContentAd, "content") }
  func adLoader(
    _ adLoader: SampleNativeAdLoader, didReceive nativeAppInstallAd: SampleNativeAppInstallAd
  ) { receive(nativeAppInstallAd, "app") }
  func adLoader(_ adLoader: SampleNativeAdLoader, didFailToLoadAdWith errorCode: SampleErrorCode) {
    record.hear("failed \(errorCode.rawValue)")
  }

  private func receive(_ ad: SampleNativeAd, _ kind: String) {
    self.ad = ad
    ad.delegate = self
    record.hear(kind)
  }

  func nativeAdDidRecordImpression(_ nativeAd: SampleNativeAd) { record.hear("impression") }
  func nativeAdDidRecordClick(_ nativeAd: SampleNativeAd) { record.hear("click") }
  func nativeAdWillPresentScreen(_ nativeAd: SampleNativeAd) { record.hear("will present") }
  func nativeAdWillDismissScreen(_ nativeAd: SampleNativeAd) { record.hear("will dismiss") }
  func nativeAdDidDismissScreen(_ nativeAd: SampleNativeAd) { record.hear("gone") }
  func nativeAdWillLeaveApplication(_ nativeAd: SampleNativeAd) { record.hear("leaves") }
  func nativeAd(_ nativeAd: SampleNativeAd, video event: SampleVideoEvent) {
    record.hear("\(event)")
  }
}

extension Phone {
  /// A listener whose load has ended; `ask` edits the request.
  func loadNative(
    _ creative: SampleCreative = .appInstall, _ ask: (SampleNativeAdRequest) -> Void = { _ in }
  ) -> NativeListener {
    let server = SampleAdServer.shared
    server.answersByPlacement["unit"]?.creative = creative
    let (listener, loader) = (NativeListener(), SampleNativeAdLoader())
    let request = SampleNativeAdRequest()
    ask(request)
    loader.adUnitID = "unit"
    loader.delegate = listener
    loader.fetchAd(request)
    pass(.milliseconds(200))
    return listener
  }
}
