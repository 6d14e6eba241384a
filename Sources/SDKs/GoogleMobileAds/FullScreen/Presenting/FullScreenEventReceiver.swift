import Simulation

/// What Google hands the adapter in exchange for a full-screen ad: hears its reports, from whatever
/// queue they come.
final class FullScreenEventReceiver: NSObject, MediationInterstitialAdEventDelegate,
  MediationAppOpenAdEventDelegate, MediationRewardedAdEventDelegate
{
  // As with native ads: the tracker keeps its receiver, not the other way round.
  private weak var tracker: FullScreenAdTracker?
  private let wire: Wire
  private let handout: World.Handout

  init(tracker: FullScreenAdTracker, wire: Wire, handout: World.Handout) {
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

  func didFailToPresentWithError(_ error: any Error) {
    heard(GoogleMessage.didFailToPresent, data: (error as NSError).facts) {
      $0.couldNotPresent(error)
    }
  }

  func willDismissFullScreenView() {
    heard(GoogleMessage.willDismissFullScreenView, .dismissal) { $0.willDismiss() }
  }

  func didDismissFullScreenView() {
    heard(GoogleMessage.didDismissFullScreenView, .dismissal) { $0.didDismiss() }
  }

  func didStartVideo() { heard(GoogleMessage.didStartVideo) { _ in } }
  func didEndVideo() { heard(GoogleMessage.didEndVideo) { _ in } }
  func didRewardUser() { heard(GoogleMessage.didRewardUser, .reward) { $0.rewarded() } }

  private func heard(
    _ message: String, _ crossing: Crossing = .other, data: Fields = .none,
    _ body: @escaping (FullScreenAdTracker) -> Void
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
