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

  private static func journal(of scenario: Scenario) -> [UInt8] {
    var json = JSONWriter()
    for entry in ScriptRun.play(Session(scenario)).session.journal.entries {
      entry.write(to: &json)
    }
    return json.bytes
  }
}
