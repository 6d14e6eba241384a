import Simulation

/// Receives what an adapter reports about a full-screen ad.
class FullScreenEventReceiver: EventReceiver<FullScreenAdTracker> {
  /// Full-screen ads are independent of each other: if this one reports while another ad is being
  /// handled, its adapter has kept the wrong delegate.
  override func isRightlyAddressed() -> Bool {
    let journal = World.current.journal
    guard let ad, let other = journal.context.ad, other != ad else { return true }
    journal.note(
      by: .google,
      "this is the delegate of \(ad); nothing is counted, and nobody hears of \(other)",
      violation: .toldTheWrongAd)
    return false
  }
}

/// Receives what an adapter reports about an ad without a reward.
final class PlainEventReceiver: FullScreenEventReceiver, MediationInterstitialAdEventDelegate,
  MediationAppOpenAdEventDelegate
{}

/// Receives what an adapter reports about an ad with a reward.
final class RewardedEventReceiver: FullScreenEventReceiver, MediationRewardedAdEventDelegate {
  func didStartVideo() { heard("didStartVideo()", .videoStarted) { _ in } }
  func didEndVideo() { heard("didEndVideo()", .videoEnded) { _ in } }
  func didRewardUser() { heard("didRewardUser()", .rewardReported, .reward) { $0.rewarded() } }
}
