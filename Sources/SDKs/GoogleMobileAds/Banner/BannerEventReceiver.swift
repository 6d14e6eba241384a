import Simulation

/// What Google hands the adapter in exchange for a banner: hears its reports, from whatever queue they
/// come.
final class BannerEventReceiver: NSObject, MediationBannerAdEventDelegate {
  private weak var tracker: BannerTracker?
  private let wire: Wire
  private let handout: World.Handout

  init(tracker: BannerTracker, wire: Wire, handout: World.Handout) {
    self.tracker = tracker
    self.wire = wire
    self.handout = handout
  }

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

  private func heard(
    _ message: String, _ crossing: Crossing = .other, data: Fields = .none,
    _ body: @escaping (BannerTracker) -> Void
  ) {
    World.answer(handout, to: message, from: .adapter) {
      wire.carry(crossing, message) { [weak tracker] in
        World.current.journal.call(from: .adapter, to: .google, message, data: data) {
          guard let tracker else {
            return World.current.journal.note(by: .google, "the ad is gone; nothing is counted")
          }
          body(tracker)
        }
      }
    }
  }
}
