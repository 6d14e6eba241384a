import Simulation

/// Receives what an adapter reports about a banner.
final class BannerEventReceiver: EventReceiver<BannerTracker>, MediationBannerAdEventDelegate {
  func reportImpression() {
    heard("reportImpression()", .impressionReported, .impression) { $0.impressionReported() }
  }

  func reportClick() {
    heard("reportClick()", .clickReported, .click) { $0.clickReported() }
  }

  func willPresentFullScreenView() {
    heard("willPresentFullScreenView()", .willPresent, .presentation) { $0.willPresent() }
  }

  func willDismissFullScreenView() {
    heard("willDismissFullScreenView()", .willDismiss, .dismissal) {
      $0.tellApp("bannerViewWillDismissScreen(_:)", .appToldWillDismiss) {
        $0.bannerViewWillDismissScreen($1)
      }
    }
  }

  func didDismissFullScreenView() {
    heard("didDismissFullScreenView()", .didDismiss, .dismissal) {
      $0.tellApp("bannerViewDidDismissScreen(_:)", .appToldDidDismiss) {
        $0.bannerViewDidDismissScreen($1)
      }
    }
  }

  func didFailToPresentWithError(_ error: any Error) {
    heard(
      "didFailToPresentWithError(_:)", .presentFailed,
      data: ["error": .string(error.localizedDescription)]
    ) { _ in }
  }
}
