import Simulation

extension StandIn {
  /// Takes a request for the line with that number. The result is a call of one of the two
  /// closures, or of neither.
  package func take(
    questionOf line: Int, passOn: @escaping () -> Void, answer: @escaping (Failure) -> Void
  ) {
    switch manner {
    case .passesOn:
      note("the stand-in holds the question up", line, [Fact.latency(delay.wholeMilliseconds)])
      later("the stand-in passes the question on", passOn)
    case .answers(let failure):
      note("the stand-in takes the question", line, [Fact.outcome(failure.rawValue)])
      later("the stand-in answers") { answer(failure) }
    case .neverAnswers:
      note("the stand-in never answers", line, ["outcome": "neverAnswers"])
    }
  }

  private func later(_ message: String, _ action: @escaping () -> Void) {
    World.current.after(delay, message, .standIn, by: Self.party, action)
  }

  private func note(_ text: String, _ line: Int, _ facts: Fields) {
    var facts = facts
    facts[.number] = line
    World.current.journal.note(by: Self.party, text, .standIn, data: facts)
  }
}
