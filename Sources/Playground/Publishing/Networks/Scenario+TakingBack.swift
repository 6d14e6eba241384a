package import Scenarios

extension Scenario {
  /// Undoes new outcomes that cannot be played, and returns them.
  package mutating func takeBackUnplayable(
    since before: Scenario
  ) -> [(line: String, outcome: Outcome, problem: ScenarioProblem)] {
    var taken: [(line: String, outcome: Outcome, problem: ScenarioProblem)] = []
    for unit in adUnits.indices {
      let old = before.unit(adUnits[unit].id)?.lines ?? []
      for place in adUnits[unit].lines.indices {
        let line = adUnits[unit].lines[place]
        guard let problem = ScenarioProblem(line), case .unplayable(let outcome, _, _) = problem,
          let earlier = old.first(where: { $0.label == line.label }),
          earlier.outcome != line.outcome
        else { continue }
        adUnits[unit].lines[place].outcome = earlier.outcome
        taken.append((line.label, outcome, problem))
      }
    }
    return taken
  }
}
