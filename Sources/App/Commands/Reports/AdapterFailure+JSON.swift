import JSON
import Scenarios

extension AdapterFailure {
  /// In place of a summary, as one line of JSON.
  func summary(_ scenario: Scenario, seed: UInt64?) -> [UInt8] {
    JSONWriter.line { json in
      json.writeMember("scenario", scenario.title)
      json.writeMember("seed", Int(clamping: seed ?? scenario.seed ?? 1))
      json.writeMember("crash", sentence)
    }
  }
}
