import JSON
import Scenarios

extension AdapterFailure {
  /// In place of a summary, as one line of JSON.
  func summary(_ scenario: Scenario, seed: UInt64?) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.writeMember("scenario", scenario.title)
    json.writeMember("seed", Int(clamping: seed ?? scenario.seed ?? 1))
    json.writeMember("crash", sentence)
    json.endObject()
    json.endLine()
    return json.bytes
  }
}
