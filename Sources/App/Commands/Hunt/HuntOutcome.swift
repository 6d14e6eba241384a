import Contract
import Hunting
import JSON

/// A find, and where it is kept.
struct HuntOutcome {
  let find: HuntFind
  /// Whether it shows in a process of its own; otherwise it depends on the runs before.
  let isRepeatable: Bool
  /// The scenario that shows it, and the line to open it at.
  var path: String?
  var line: Int?
  /// Why it could not be written.
  var failure: String?

  init(find: HuntFind, isRepeatable: Bool) {
    self.find = find
    self.isRepeatable = isRepeatable
  }

  /// As one line.
  var json: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.writeMember("rule", find.cause.word)
    json.writeMember("severity", find.cause.severity.rawValue)
    json.writeMember("run", find.run)
    json.writeMember("firstRun", find.firstRun)
    json.writeMember("repeats", isRepeatable)
    json.writeKey("steps")
    json.beginArray()
    if isRepeatable { for deed in find.deeds { json.write(deed) } }
    json.endArray()
    json.writeKey("file")
    if let path { json.write(path) } else { json.writeNull() }
    json.writeMember("sentence", find.cause.sentence)
    json.endObject()
    json.endLine()
    return json.bytes
  }
}

extension JUnitReport {
  /// A case per find, of which notes pass; or one that says that there is none.
  mutating func add(_ outcomes: [HuntOutcome], _ name: String) {
    let cases = outcomes.map { outcome in
      let details = HuntWords.lines(outcome).split(separator: "\n").map(String.init)
      return Case(
        name: outcome.find.cause.word,
        outcome: outcome.find.cause.severity == .note
          ? .passedSaying(details) : .failed(outcome.find.cause.sentence, details: details))
    }
    add(suite: name, cases.isEmpty ? [Case(name: HuntWords.nothing, outcome: .passed)] : cases)
  }
}
