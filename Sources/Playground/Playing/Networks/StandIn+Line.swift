import AdServing
import Scenarios

extension StandIn {
  /// Of a line whose network is not simulated here; nil where there is nothing to play.
  init?(_ line: Scenario.Line) {
    guard let manner = line.outcome.map(Manner.init) ?? .passesOn else { return nil }
    // An adapter that is only asked takes the time it takes, unless somebody said how long.
    if manner == .passesOn, line.statedLatency ?? .zero == .zero { return nil }
    self.init(manner, after: line.latency)
  }

  /// Whether it can play that. The others need the network's own server, or its SDK.
  static func canPlay(_ outcome: Scenario.Outcome) -> Bool {
    outcome == .noSuchClass || Manner(outcome) != nil
  }

  /// What it can play, in words.
  static let playable = Scenario.Outcome.allCases.filter(canPlay).map(\.rawValue)
}

extension StandIn.Manner {
  /// Nil for what no stand-in can play, and for a class that is not even there.
  fileprivate init?(_ outcome: Scenario.Outcome) {
    switch outcome {
    case .fill: self = .passesOn
    case .noFill: self = .answers(.noFill)
    case .networkError: self = .answers(.networkError)
    case .badRequest: self = .answers(.badRequest)
    case .timeout: self = .answers(.timeout)
    case .unknown: self = .answers(.unknown)
    case .neverAnswers: self = .neverAnswers
    case .answersTwice, .answersInline, .wrongFormat, .noSuchClass: return nil
    }
  }
}
