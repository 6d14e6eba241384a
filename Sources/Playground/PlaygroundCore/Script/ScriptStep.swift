/// One step of a script, and where it stands in its file.
package struct ScriptStep: Equatable, Sendable {
  package var step: Step
  /// The line of the file, from 1; nil for a step that stands in none.
  package var line: Int?

  package init(_ step: Step, line: Int? = nil) {
    self.step = step
    self.line = line
  }

  package enum Step: Equatable, Sendable {
    case action(Action)
    case expect(Expectation)
  }
}

/// What must hold at a moment of a script. What is nil is not looked at.
package struct Expectation: Equatable, Sendable {
  /// The ad; the one on screen when nil.
  package var ad: String?
  package var google: Numbers?
  package var network: Numbers?
  /// Messages that must stand in the journal, in this order.
  package var journal: [String]?

  package init(
    ad: String? = nil, google: Numbers? = nil, network: Numbers? = nil, journal: [String]? = nil
  ) {
    self.ad = ad
    self.google = google
    self.network = network
    self.journal = journal
  }

  /// What a ledger must show.
  package struct Numbers: Equatable, Sendable {
    package var impressions: Int?
    package var clicks: Int?
    package var rewards: Int?

    package init(impressions: Int? = nil, clicks: Int? = nil, rewards: Int? = nil) {
      self.impressions = impressions
      self.clicks = clicks
      self.rewards = rewards
    }
  }
}
