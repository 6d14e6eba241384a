extension Scenario {
  /// What the network of a line answers.
  package enum Outcome: String, CaseIterable, Sendable {
    case fill, noFill, networkError, badRequest, timeout, unknown
    case neverAnswers, answersTwice, answersInline
    /// An ad of another format than the one that was asked for.
    case wrongFormat
    /// The class that the settings name is not in the application.
    case noSuchClass
  }

  /// In which order a network tells what happens to its full-screen ad.
  package enum Order: String, CaseIterable, Sendable {
    /// It comes, the impression, the reward when it is earned, it is gone.
    case usual
    case impressionFirst, rewardLast, impressionFirstRewardLast
  }

  /// What comes of showing a full-screen ad.
  package enum Showing: String, CaseIterable, Sendable {
    case normal
    /// The network says that it cannot show it.
    case fails
    /// It is shown, and the button that closes it never comes.
    case sticks
  }

  /// The two flags of a line; the adapter decides for itself where one is nil.
  package struct Flags: Equatable, Sendable {
    package var handlesUserClicks: Bool?
    package var handlesUserImpressions: Bool?

    package init(handlesUserClicks: Bool? = nil, handlesUserImpressions: Bool? = nil) {
      self.handlesUserClicks = handlesUserClicks
      self.handlesUserImpressions = handlesUserImpressions
    }
  }

  /// Who may be said to decide against a line's flags.
  package enum Decider: String, CaseIterable, Sendable {
    case google
  }
}
