package import Catalogue
import JSON
package import Scenarios

extension ScenarioProblem {
  /// Why a line cannot be played; nil for most.
  package init?(_ line: Scenario.Line) {
    if let name = line.network, !Networks.names.contains(name) {
      self = .unknownNetwork(
        name, known: Networks.names, nearest: NearestWord.of(name, in: Networks.names))
    } else if let outcome = line.outcome, !Networks.outcomes(of: line).contains(outcome) {
      self = .unplayable(
        outcome, playable: Networks.outcomes(of: line), networks: Networks.names)
    } else if let outcome = line.outcome, outcome.isAboutSignals, line.bidResponse == nil {
      self = .needsBid(outcome)
    } else {
      return nil
    }
  }
}

extension Scenario.Outcome {
  fileprivate var isAboutSignals: Bool { self == .noSignals || self == .signalsNeverCome }
}
