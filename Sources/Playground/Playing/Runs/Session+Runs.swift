import AdServing
import Scenarios
import JSON
import Simulation

extension Session {
  /// The present scenario, with all changes since it was read, and a script that loads, shows,
  /// looks at, taps, closes and dismisses one ad of a unit, for another process to play many times.
  /// Nil for a scenario made in code.
  package func scenarioOfOneAd(unit: String) -> [UInt8]? {
    guard let source = scenario.source else { return nil }
    var json = JSONWriter()
    json.object { json in
      for member in source.members where member.key != "script" {
        json.writeKey(member.key)
        json.write(member.value)
      }
      json.array("script") { json in
        for entry in journal.entries where entry.kind == .input && entry.message == "set" {
          json.writeStep("set") { $0.write(change: entry.data) }
        }
        for step in ["load", "show"] { json.writeStep(step) { $0.write(unit) } }
        // An intro passes first, and a countdown must end before anything can be closed.
        let format = scenario.unit(unit)?.format ?? .native
        let isFullScreen = format.isFullScreen
        json.writeStep("advance") { $0.write(isFullScreen ? "6s" : "1s") }
        json.writeStep("tap") { $0.write(format.invitation.rawValue) }
        json.writeStep("close") { $0.write(true) }
        if isFullScreen {
          json.writeStep("advance") { $0.write("1min") }
          json.writeStep("close") { $0.write(true) }
        } else {
          json.writeStep("dismiss") { $0.write(unit) }
        }
      }
    }
    return json.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func writeStep(_ word: String, _ value: (inout JSONWriter) -> Void) {
    object { json in
      json.writeKey(word)
      value(&json)
    }
  }

  /// Writes a change the way a script has it.
  fileprivate mutating func write(change facts: Fields) {
    object { json in
      for member in Change.scriptMembers(of: facts) {
        json.writeKey(member.key)
        json.write(member.value)
      }
    }
  }
}
