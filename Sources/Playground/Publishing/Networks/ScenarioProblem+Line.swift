import JSON
package import Scenarios

extension ScenarioProblem {
  /// Why a line cannot be played; nil for most.
  package init?(_ line: Scenario.Line) {
    if let name = line.network, !Networks.names.contains(name) {
      self = .unknownNetwork(
        name, known: Networks.names, nearest: NearestWord.of(name, in: Networks.names))
    } else if let name = line.network, let own = Networks.network(of: line.className)?.name,
      own != name
    {
      self = .ofOtherNetwork(line.className, own: own)
    } else if let outcome = line.outcome, !Networks.outcomes(of: line).contains(outcome) {
      self = .unplayable(
        outcome, playable: Networks.outcomes(of: line), networks: Networks.names)
    } else if let problem = Self.aboutSignals(line) {
      self = problem
    } else {
      return nil
    }
  }

  /// What happens to signals happens to no line that is never asked for them.
  private static func aboutSignals(_ line: Scenario.Line) -> ScenarioProblem? {
    if let outcome = line.outcome, !Force.outcome(outcome).concerns(line) {
      return .needsBid(outcome)
    }
    if let fault = line.faults.first(where: { !Force.fault($0).concerns(line) }) {
      return .faultNeedsBid(fault)
    }
    return nil
  }

  /// Why a change that a script has just made to these lines is for none of them; nil for most.
  package init?(_ change: Change, of scenario: Scenario) {
    let lines = scenario.unit(change.unit)?.lines ?? []
    let problems = lines.filter { change.line == nil || $0.label == change.line }.map {
      Self.aboutSignals($0)
    }
    guard let problem = problems.first ?? nil, problem.key == change.what.key,
      !problems.contains(nil)
    else { return nil }
    self = problem
  }
}
