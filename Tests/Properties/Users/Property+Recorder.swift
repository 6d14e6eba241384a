import AdServing
import Hunting
import JSON
import Playing
import RandomUser
import Scenarios
import Simulation
import Taping

extension Property {
  /// A recorder around each adapter leaves what happens to random users as it is.
  package static let transparency = Property("a recorder changes nothing", 0..<1000) { seed in
    let tree = RandomScenario(seed: seed).tree
    let scenario = try Scenario(reading: Array(tree.text.utf8))
    let plain = journal(of: scenario)
    _ = Tape()
    let recorded = EveryAdapter.recorded { journal(of: scenario) }
    return Verdict(plain == recorded ? nil : tree.text)
  }

  /// So it does to what is built in.
  package static let transparencyOfLibrary = Property(
    "a recorder around each adapter of the library changes nothing", everyRecording
  ) { number in
    let (name, content) = ScenarioLibrary.everything[Int(number)]
    let scenario = try Scenario(reading: content())
    let plain = journal(of: scenario)
    let tape = Tape()
    let recorded = EveryAdapter.recorded { journal(of: scenario) }
    // A recorder reads what was bid. To Google an adapter that says no before it asks its network may have missed that.
    guard plain == recorded || name == "refuses-first" else { return .fails(name) }
    let asked = #""sense":"lineAsked""#
    let isAsked = scenario.adUnits.contains { $0.api == .modern } && plain.contains(asked)
    return .init(
      !isAsked || tape.lines.contains { $0.contains(asked) } ? nil : "\(name): nothing was recorded"
    )
  }

  private static func journal(of scenario: Scenario) -> String {
    var json = JSONWriter()
    for entry in ScriptRun.play(Session(scenario)).session.journal.entries {
      entry.write(to: &json)
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
