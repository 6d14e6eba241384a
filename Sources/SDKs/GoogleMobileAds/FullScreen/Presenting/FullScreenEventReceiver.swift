import Simulation

/// Hears what an adapter reports of a full-screen ad.
final class FullScreenEventReceiver: EventReceiver<FullScreenAdTracker>,
  MediationInterstitialAdEventDelegate, MediationAppOpenAdEventDelegate,
  MediationRewardedAdEventDelegate
{
  /// What one full-screen ad does has nothing to do with any other: a report that is made meanwhile of
  /// another ad is of that one, and its adapter has kept the wrong delegate.
  override func isRightlyAddressed() -> Bool {
    let journal = World.current.journal
    guard let ad, let other = journal.context.ad, other != ad else { return true }
    journal.note(
      by: .google,
      "this is the delegate of \(ad); nothing is counted, and nobody hears of \(other)",
      violation: "told-the-wrong-ad")
    return false
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
}
