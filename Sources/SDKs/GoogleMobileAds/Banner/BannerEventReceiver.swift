import Simulation

/// Hears what an adapter reports of a banner.
final class BannerEventReceiver: EventReceiver<BannerTracker>, MediationBannerAdEventDelegate {
  func reportImpression() {
    heard(GoogleMessage.reportImpression, .impression) { $0.impressionReported() }
  }

  func reportClick() {
    heard(GoogleMessage.reportClick, .click) { $0.clickReported() }
  }

  func willPresentFullScreenView() {
    heard(GoogleMessage.willPresentFullScreenView, .presentation) { $0.willPresent() }
  }

  func willDismissFullScreenView() {
    heard(GoogleMessage.willDismissFullScreenView, .dismissal) {
      $0.tellApp("bannerViewWillDismissScreen(_:)") { $0.bannerViewWillDismissScreen($1) }
    }
  }

  func didDismissFullScreenView() {
    heard(GoogleMessage.didDismissFullScreenView, .dismissal) {
      $0.tellApp("bannerViewDidDismissScreen(_:)") { $0.bannerViewDidDismissScreen($1) }
    }
  }

  func didFailToPresentWithError(_ error: any Error) {
    heard("didFailToPresentWithError(_:)", data: ["error": .string(error.localizedDescription)]) {
      _ in
    }
  }
}
