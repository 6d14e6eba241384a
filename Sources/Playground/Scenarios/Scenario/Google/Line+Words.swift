extension Scenario {
  /// What the network of a line answers.
  package enum Outcome: String, CaseIterable, Sendable {
    case fill, noFill, networkError, badRequest, timeout, unknown
    case neverAnswers, answersTwice, answersInline
    /// An ad in another format than requested.
    case wrongFormat
    /// The class that the settings name is missing from the application.
    case noSuchClass
    /// A bidding line has no signals for the auction, or says nothing.
    case noSignals, signalsNeverCome
  }

  /// In which order a network reports the events of its full-screen ad.
  package enum Order: String, CaseIterable, Sendable {
    /// It comes, the impression, the reward when it is earned, it is gone.
    case usual
    case impressionFirst, rewardLast, impressionFirstRewardLast
    /// The reward is counted when it is earned, and told to nobody.
    case rewardNever
    /// The reward is told as the ad appears, before it is earned.
    case rewardFirst
  }

  /// The two flags of a line; if one is nil, the adapter decides for itself.
  package struct Flags: Equatable, Sendable {
    /// Their names in a line's settings.
    package static let keys: Set = ["handlesUserClicks", "handlesUserImpressions"]

    package var handlesUserClicks: Bool?
    package var handlesUserImpressions: Bool?

    package init(handlesUserClicks: Bool? = nil, handlesUserImpressions: Bool? = nil) {
      self.handlesUserClicks = handlesUserClicks
      self.handlesUserImpressions = handlesUserImpressions
    }
  }

  /// Who can decide against a line's flags.
  package enum Decider: String, CaseIterable, Sendable {
    case google
  }
}
