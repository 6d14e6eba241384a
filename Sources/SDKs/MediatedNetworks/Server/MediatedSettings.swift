import Simulation

/// What the server of a network knows about one ad unit: the answers to its requests, in turn. The
/// last one stays.
package struct MediatedSettings: Equatable, Sendable {
  package private(set) var answers: [MediatedAnswer]
  /// How long after an answer a view asks again, at networks whose views do; nil for the usual time.
  package var refresh: Duration?
  /// With which ads the network has its order, its way of showing and its habits; nil for all.
  package var condition: MistakeCondition?
  private(set) var asked = 0

  /// One answer to all requests.
  package init(_ answer: MediatedAnswer = MediatedAnswer()) {
    answers = [answer]
  }

  /// These, in turn; none of them means the usual one.
  package init(_ answers: [MediatedAnswer]) {
    self.answers = answers.isEmpty ? [MediatedAnswer()] : answers
  }

  /// The same after so many requests.
  func after(_ requests: Int) -> Self {
    var settings = self
    settings.asked = requests
    return settings
  }

  /// The answer to the next request.
  package mutating func next() -> MediatedAnswer {
    defer { asked += 1 }
    var answer = answers[min(asked, answers.count - 1)]
    if let condition, !condition.holds() {
      let usual = MediatedAnswer()
      (answer.order, answer.showing, answer.habits) = (usual.order, usual.showing, usual.habits)
      answer.creative.opensBlank = false
    }
    return answer
  }
}
