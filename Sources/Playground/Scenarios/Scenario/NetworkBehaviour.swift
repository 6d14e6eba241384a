// How the servers and ads of SDKs without an adapter behave.

extension Scenario {
  /// What the server of an SDK answers.
  package enum NetworkOutcome: String, CaseIterable, Sendable {
    case fill, noFill, networkError, badRequest, timeout, unknown
    case neverAnswers
    /// Fills, and answers twice.
    case answersTwice
  }

  /// In which order an SDK reports the events of its full-screen ad, and which of them it forgets.
  package enum CallbackOrder: String, CaseIterable, Sendable {
    /// It comes, the impression, the reward when it is earned, it is gone.
    case usual
    case impressionFirst, rewardLast, impressionFirstRewardLast
    case rewardNever, rewardTwice
    /// The reward is told as the ad appears.
    case rewardFirst
    /// What the impression has earned is said when the ad is gone.
    case revenueLast
    case displayTwice, hideNever
    /// That it is on the screen is said at the same instant as that it is gone, or not at all.
    case displayLast, displayNever
  }
}
