import Scenarios

extension Scenario {
  /// Undoes new outcomes that cannot be played, and returns them.
  mutating func takeBackUnplayable(since before: Scenario) -> [(line: String, problem: LineProblem)]
  {
    var taken: [(line: String, problem: LineProblem)] = []
    for unit in adUnits.indices {
      let old = before.unit(adUnits[unit].id)?.lines ?? []
      for place in adUnits[unit].lines.indices {
        let line = adUnits[unit].lines[place]
        guard let problem = LineProblem(line), case .unplayable = problem,
          let earlier = old.first(where: { $0.label == line.label }),
          earlier.outcome != line.outcome
        else { continue }
        adUnits[unit].lines[place].outcome = earlier.outcome
        taken.append((line.label, problem))
      }
    }
    return taken
  }
}
