import Simulation

/// Receives what an adapter reports about a banner.
final class BannerEventReceiver: EventReceiver<BannerTracker>, MediationBannerAdEventDelegate {
  func reportImpression() {
    heard(.impression, .impressionReported, .impression) { $0.impressionReported() }
  }

  func reportClick() {
    heard(.click, .clickReported, .click) { $0.clickReported() }
  }

  func willPresentFullScreenView() {
    heard(.willPresent, .willPresent, .presentation) { $0.willPresent() }
  }

  func willDismissFullScreenView() {
    heard(.willDismiss, .willDismiss, .dismissal) {
      $0.tellApp("bannerViewWillDismissScreen(_:)", .appToldWillDismiss) {
        $0.bannerViewWillDismissScreen($1)
      }
    }
  }

  func didDismissFullScreenView() {
    heard(.didDismiss, .didDismiss, .dismissal) {
      $0.tellApp("bannerViewDidDismissScreen(_:)", .appToldDidDismiss) {
        $0.bannerViewDidDismissScreen($1)
      }
    }
  }

  func didFailToPresentWithError(_ error: any Error) {
    heard(
      .presentFailed, .presentFailed,
      data: ["error": .string(error.localizedDescription)]
    ) { _ in }
  }
}
