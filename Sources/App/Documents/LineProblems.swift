import Catalogue
import JSON
import Playing
import Scenarios

/// Checks that the lines of a scenario can be played.
enum LineProblems {
  static func check(_ scenario: Scenario, _ path: String) throws(Failure) {
    for (unitPlace, unit) in scenario.adUnits.enumerated() {
      for (linePlace, line) in unit.lines.enumerated() {
        guard let problem = LineProblem(line),
          let node = scenario.node(problem.key, ofLine: linePlace, ofUnit: unitPlace)
        else { continue }
        throw .badFile(path: path, node.problem(problem.expected, found: problem.found))
      }
    }
  }
}
