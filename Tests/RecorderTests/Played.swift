import JSON
import Observing
import Playing
import Scenarios
import Simulation

extension Session {
  /// A scenario of the program, played to its end.
  static func played(_ scenario: Scenario) -> Session { ScriptRun.play(Session(scenario)).session }

  static func played(_ name: String) throws -> Session {
    try played(Scenario(reading: ScenarioLibrary.content(of: name) ?? []))
  }
}

extension Session {
  /// The journal as it is written.
  var lines: String {
    var json = JSONWriter()
    for entry in journal.entries { entry.write(to: &json) }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
