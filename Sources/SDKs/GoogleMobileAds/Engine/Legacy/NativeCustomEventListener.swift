/// The delegate of a custom event for native ads: passes its answer on as an adapter of today would.
final class NativeCustomEventListener: NSObject, GADCustomEventNativeAdDelegate {
  private let handler: GADMediationNativeLoadCompletionHandler

  init(_ handler: @escaping GADMediationNativeLoadCompletionHandler) {
    self.handler = handler
  }

  func customEventNativeAd(
    _ customEventNativeAd: any GADCustomEventNativeAd,
    didReceive mediatedNativeAd: (any GADMediatedNativeAd)?
  ) {
    guard let mediatedNativeAd else {
      _ = handler(nil, nil)
      return
    }
    let bridge = MediatedAdBridge(mediatedNativeAd, of: customEventNativeAd)
    bridge.reporter = handler(bridge, nil) as? NativeAdReporter
  }

  func customEventNativeAd(
    _ customEventNativeAd: any GADCustomEventNativeAd,
    didReceive mediatedUnifiedNativeAd: any GADMediatedUnifiedNativeAd
  ) {
    let bridge = UnifiedAdBridge(mediatedUnifiedNativeAd, of: customEventNativeAd)
    bridge.reporter = handler(bridge, nil) as? NativeAdReporter
  }

  func customEventNativeAd(
    _ customEventNativeAd: any GADCustomEventNativeAd, didFailToLoadWithError error: (any Error)?
  ) {
    _ = handler(nil, error)
  }
}
