import AdServing
import Scenarios

extension StandIn {
  /// For a line whose network is not simulated here; nil if there is nothing to play.
  init?(_ line: Scenario.Line) {
    guard let manner = line.outcome.map(Manner.init) ?? .passesOn else { return nil }
    // An adapter that is only asked takes its own time, unless a latency was set.
    if manner == .passesOn, line.statedLatency ?? .zero == .zero { return nil }
    self.init(manner, after: line.latency)
  }

  /// Whether a stand-in can play this. Other outcomes need the network's own server, or its SDK.
  static func canPlay(_ outcome: Scenario.Outcome) -> Bool {
    outcome == .noSuchClass || Manner(outcome) != nil || WithheldSignals(outcome) != nil
  }

  static let playable = Scenario.Outcome.allCases.filter(canPlay)
}

extension StandIn.Manner {
  /// Nil for what no stand-in can play, and for a class that does not exist.
  fileprivate init?(_ outcome: Scenario.Outcome) {
    switch outcome {
    case .fill: self = .passesOn
    case .noFill: self = .answers(.noFill)
    case .networkError: self = .answers(.networkError)
    case .badRequest: self = .answers(.badRequest)
    case .timeout: self = .answers(.timeout)
    case .unknown: self = .answers(.unknown)
    case .neverAnswers: self = .neverAnswers
    case .answersTwice, .answersInline, .wrongFormat, .noSuchClass, .noSignals, .signalsNeverCome:
      return nil
    }
  }
}

extension WithheldSignals {
  /// Nil if an adapter's network has signals.
  init?(_ outcome: Scenario.Outcome?) {
    switch outcome {
    case .noSignals: self = .refused
    case .signalsNeverCome: self = .silent
    default: return nil
    }
  }
}
