import Simulation

/// How the set-up of a line's adapter goes: its answer comes late, says no, or does not come.
package struct SetUpManner: Equatable, Sendable {
  /// How long after the adapter's answer Google has it.
  package var latency = Duration.zero
  package var outcome = Outcome.succeeds

  package enum Outcome: String, CaseIterable, Sendable {
    case succeeds, fails, neverAnswers, answersTwice
  }

  package init() {}

  /// Answers the set-up of the class with this name as its network's server would have it: with whether it is
  /// refused.
  package func answer(for name: String, _ answer: @escaping (_ isRefused: Bool) -> Void) {
    switch outcome {
    case .neverAnswers: note("the stand-in keeps the set-up's answer", name)
    case .succeeds, .fails, .answersTwice:
      let answers = {
        for _ in 0..<(outcome == .answersTwice ? 2 : 1) { answer(outcome == .fails) }
      }
      guard latency > .zero else { return answers() }
      note("the stand-in holds up the set-up's answer", name)
      World.current.after(latency, "the set-up is over", .standIn, by: StandIn.party, answers)
    }
  }

  private func note(_ text: String, _ name: String) {
    World.current.journal.note(
      by: StandIn.party, text, .standIn,
      data: [Fact.className(name), Fact.outcome(outcome.rawValue)])
  }
}
