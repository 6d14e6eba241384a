import AdServing
import JSON
import Observing
package import Scenarios

/// Checks that a scenario can be played here.
package enum ScenarioProblems {
  /// Everything that is looked at before a scenario is played: the adapters that it names, and
  /// ``check(_:_:)``.
  package static func checkAll(_ scenario: Scenario) throws(BadScenario) {
    try checkApp(scenario)
    try AdapterClasses.check(scenario)
    try AdapterClasses.checkCounterparts(scenario)
    try check(scenario)
  }

  /// The problems of its lines, its changes and its expectations, with the place in its file.
  package static func check(_ scenario: Scenario) throws(BadScenario) {
    try checkPrivacy(scenario)
    try checkOptions(scenario)
    try checkFormats(scenario)
    try checkIdleWords(scenario)
    try checkReactions(scenario)
    try checkNames(scenario)
    try checkLines(scenario)
    try checkChanges(scenario)
    try checkBooks(scenario)
  }

  /// The screen of the application.
  package static func checkApp(_ scenario: Scenario) throws(BadScenario) {
    guard let app = scenario.app, !LinkedApps.contains(app),
      let node = scenario.source?.member("app")
    else {
      return
    }
    throw BadScenario(
      node.position, .noSuchApp(app, nearest: NearestWord.of(app, in: LinkedApps.known)))
  }

  /// Only Google hands on what a user allows; an application of its own may hand it on to others.
  private static func checkPrivacy(_ scenario: Scenario) throws(BadScenario) {
    guard scenario.app == nil,
      !scenario.adUnits.contains(where: \.asking.through.observed.hasGoogle)
    else { return }
    let needs = "a unit whose ads Google requests"
    if scenario.privacy != nil, let node = scenario.source?.member("privacy") {
      throw BadScenario(node.position, .idle(key: "privacy", word: nil, needs: needs))
    }
    for (place, step) in scenario.script.enumerated() {
      guard case .action(.consent) = step.step, let node = scenario.node("consent", ofStep: place)
      else { continue }
      throw BadScenario(node.position, .idle(key: "consent", word: nil, needs: needs))
    }
  }

  /// They would change nothing, which nobody would see.
  private static func checkOptions(_ scenario: Scenario) throws(BadScenario) {
    for (place, unit) in scenario.adUnits.enumerated() where unit.api == .modern {
      for option in Scenario.Options.settings.all where option.isOnlyInSDK7 {
        guard let node = scenario.node(option.key, ofOptionsOf: place) else { continue }
        throw BadScenario(node.position, .onlyInSDK7(option.key))
      }
    }
  }

  /// What is forced, or set, and can't happen to ads of the format.
  private static func checkFormats(_ scenario: Scenario) throws(BadScenario) {
    for (place, unit) in scenario.adUnits.enumerated() {
      for setting in Scenario.Options.settings.all {
        guard let node = scenario.node(setting.key, ofOptionsOf: place),
          let problem = ScenarioProblem(option: setting, for: unit.format)
        else { continue }
        throw BadScenario(node.position, problem)
      }
      for word in unit.choosyWords {
        guard let problem = ScenarioProblem(word, of: unit),
          let node = scenario.node(word.path, ofUnit: place)
        else { continue }
        throw BadScenario(node.position, problem)
      }
      for (number, line) in unit.lines.enumerated() {
        guard let problem = ScenarioProblem(adapterOf: line, for: unit.format),
          let node = scenario.node(problem.key, ofLine: number, ofUnit: place)
        else { continue }
        throw BadScenario(node.position, problem)
      }
    }
  }

  /// What changes nothing for want of something beside it, in the file and after each change of the script.
  private static func checkIdleWords(_ scenario: Scenario) throws(BadScenario) {
    var states = scenario.states[...]
    for (place, unit) in scenario.adUnits.enumerated() {
      for word in states.idleWords(of: unit.id) {
        guard let node = scenario.node(word.path, ofUnit: place) else { continue }
        throw BadScenario(node.position, ScenarioProblem(word))
      }
    }
    for (place, step) in scenario.script.enumerated() {
      guard case .action(.set(let change)) = step.step else { continue }
      states.removeFirst()
      for word in states.idleWords(broughtBy: change) {
        guard let node = scenario.node(word.path, ofSettingInStep: place), node.kind != .null
        else { continue }
        throw BadScenario(node.position, ScenarioProblem(word))
      }
    }
  }

  private static func checkReactions(_ scenario: Scenario) throws(BadScenario) {
    for (place, unit) in scenario.adUnits.enumerated() {
      try check(unit.reacts, at: [.key("reacts")], ofUnit: place, scenario)
      try check(
        unit.layer?.reacts ?? [], at: [.key("layer"), .key("reacts")], ofUnit: place, scenario)
    }
  }

  private static func check(
    _ reactions: [Scenario.Reaction], at path: [JSONPath.Step], ofUnit place: Int,
    _ scenario: Scenario
  ) throws(BadScenario) {
    for (number, reaction) in reactions.enumerated() {
      guard let problem = ScenarioProblem(reaction, in: scenario),
        let node = scenario.node(path + [.index(number), .key("unit")], ofUnit: place)
      else { continue }
      throw BadScenario(node.position, problem)
    }
  }

  /// Only built-in networks have names that a scenario can change.
  private static func checkNames(_ scenario: Scenario) throws(BadScenario) {
    for member in scenario.source?.member("networkNames")?.members ?? []
    where !Networks.names.contains(member.key) {
      let nearest = NearestWord.of(member.key, in: Networks.names)
      throw BadScenario(
        member.keyPosition,
        .noNetworkToRename(member.key, known: Networks.names, nearest: nearest))
    }
  }

  package static func checkLines(_ scenario: Scenario) throws(BadScenario) {
    for (unitPlace, unit) in scenario.adUnits.enumerated() {
      for (linePlace, line) in unit.lines.enumerated() {
        guard let problem = ScenarioProblem(line),
          let node = scenario.node(problem.key, ofLine: linePlace, ofUnit: unitPlace)
        else { continue }
        throw BadScenario(node.position, problem)
      }
    }
  }

  /// What a script sets must mean something to the lines as they are then.
  private static func checkChanges(_ scenario: Scenario) throws(BadScenario) {
    var present = scenario
    for (place, step) in scenario.script.enumerated() {
      guard case .action(.set(let change)) = step.step else { continue }
      present.apply(change)
      let key = change.what.key
      let isOfToday = present.unit(change.unit)?.api == .modern
      let isOld = isOfToday && Scenario.Options.settings[key]?.isOnlyInSDK7 == true
      guard
        let problem = isOld
          ? .onlyInSDK7(key)
          : ScenarioProblem(change, of: present) ?? ScenarioProblem(change, in: present),
        let position = scenario.positionOfSetting(key, inStep: place)
      else { continue }
      throw BadScenario(position, problem)
    }
  }

  /// A mistyped book stays at 0, so an expectation of 0 would always hold.
  private static func checkBooks(_ scenario: Scenario) throws(BadScenario) {
    for (place, step) in scenario.script.enumerated() {
      guard case .expect(let expectation) = step.step,
        let (name, problem) = ScenarioProblem.book(of: expectation, in: scenario),
        let position = scenario.positionOfBook(name, inStep: place)
      else { continue }
      throw BadScenario(position, problem)
    }
  }
}
