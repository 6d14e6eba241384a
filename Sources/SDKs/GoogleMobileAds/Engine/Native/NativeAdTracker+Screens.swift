// The page that a tap opens, as the adapter reports it.
extension NativeAdTracker {
  func willPresent() {
    tellApp("nativeAdWillPresentScreen(_:)", .appToldWillPresent) {
      $0.nativeAdWillPresentScreen($1)
    }
  }

  func willDismiss() {
    tellApp("nativeAdWillDismissScreen(_:)", .appToldWillDismiss) {
      $0.nativeAdWillDismissScreen($1)
    }
  }

  func didDismiss() {
    tellApp("nativeAdDidDismissScreen(_:)", .appToldDidDismiss) {
      $0.nativeAdDidDismissScreen($1)
    }
  }
}
