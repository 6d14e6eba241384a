import Foundation

/// Something that happened to an ad: the one list of it.
public enum GHADAdEvent: Equatable, Sendable {
  case loaded
  case failedToLoad(GHADFailure)
  /// The vendor replaced an ad that was too old by itself.
  case reloadedExpired
  /// The ad that waited is too old.
  case expired
  case displayed, hidden, clicked
  case failedToDisplay(GHADFailure)
  case startedVideo, completedVideo
  case rewarded(GHADReward)
  case paid(GHADRevenue)

  // What the unit does by itself.
  /// The next attempt, and in how many seconds.
  case retryScheduled(attempt: Int, TimeInterval)
  /// Automatic loads are no longer allowed.
  case retryCancelled
  /// There is no further attempt.
  case gaveUp(GHADFailure)

  // What should not have come.
  /// The reward of a show that was over; nobody was paid through it.
  case lateReward
  /// A second reward for one show; it was dropped.
  case duplicateReward
  /// Something that makes no sense in the present state; it changed nothing.
  case ignored(String)
}
