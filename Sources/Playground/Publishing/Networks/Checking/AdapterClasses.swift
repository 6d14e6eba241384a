import AdServing
import JSON
package import Scenarios

/// Whether the adapters that a scenario names exist.
package enum AdapterClasses {
  /// Otherwise a missing class would only show as an ad that never comes.
  package static func check(_ scenario: Scenario) throws(BadScenario) {
    for (unitPlace, unit) in scenario.adUnits.enumerated() {
      for (linePlace, line) in unit.lines.enumerated() where line.outcome != .noSuchClass {
        guard !LinkedAdapters.contains(line.className, for: unit.api),
          let node = scenario.node("class", ofLine: linePlace, ofUnit: unitPlace)
        else { continue }
        guard !LinkedAdapters.contains(line.className) else {
          throw BadScenario(node.position, .writtenForAnother(line.className, than: unit.api))
        }
        throw BadScenario(node.position, problem(of: AdapterClassName(line.className)))
      }
    }
  }

  /// Of an adapter and of what errs around it, one is missing, or one around it is an adapter itself.
  private static func problem(of name: AdapterClassName) -> ScenarioProblem {
    if LinkedAdapters.contains(name.adapter),
      let wrapper = name.wrappers.first(where: { !LinkedAdapters.onlyWrap($0) })
    {
      return LinkedAdapters.contains(wrapper)
        ? .notAround(wrapper)
        : .noSuchAdapter(wrapper, nearest: NearestWord.of(wrapper, in: known()))
    }
    return .noSuchAdapter(name.adapter, nearest: NearestWord.of(name.adapter, in: known()))
  }

  /// The same for the classes that stand in for them in the other interface.
  package static func checkCounterparts(_ scenario: Scenario) throws(BadScenario) {
    for (unitPlace, unit) in scenario.adUnits.enumerated() {
      let other: Scenario.API = unit.api == .modern ? .legacy : .modern
      for (linePlace, line) in unit.lines.enumerated() {
        guard let name = line.counterpart, !LinkedAdapters.contains(name, for: other),
          let node = scenario.node("counterpart", ofLine: linePlace, ofUnit: unitPlace)
        else { continue }
        throw BadScenario(
          node.position,
          LinkedAdapters.contains(name)
            ? .counterpartForSame(name, unit.api)
            : .noSuchCounterpart(name, nearest: NearestWord.of(name, in: known())))
      }
    }
  }

  /// The names of the program, and the classes named in the built-in scenarios; only computed after
  /// a typo.
  private static func known() -> [String] {
    let contents = ScenarioLibrary.everything.map { $0.content() }
    let scenarios = contents.compactMap { try? Scenario(reading: $0) }
    let names = scenarios.flatMap { $0.adUnits.flatMap { $0.lines.map(\.className) } }
    return Set(names + LinkedAdapters.names).filter(LinkedAdapters.contains).sorted()
  }
}
