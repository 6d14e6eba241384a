import Contract
import Hunting
import JSON

/// A find, and where it is kept.
struct HuntOutcome {
  let find: HuntFind
  /// Nil if it shows again in a process of its own.
  let dependence: Dependence?
  /// The scenario that shows it, and the line to open it at.
  var path: String?
  var line: Int?
  /// Why it could not be written.
  var failure: String?

  /// What it may take for a find to show again.
  enum Dependence {
    /// The runs before it in the same process.
    case earlierRuns
    /// The real clock, for which the adapter waits.
    case realTime
    /// It was the first run of its process: threads, memory or the machine.
    case surroundings
  }

  init(find: HuntFind, dependence: Dependence? = nil) {
    self.find = find
    self.dependence = dependence
  }

  /// As one line.
  var json: [UInt8] {
    JSONWriter.line { json in
      json.writeMember("rule", find.cause.word)
      json.writeMember("severity", find.cause.severity.rawValue)
      json.writeMember("run", find.run)
      json.writeMember("firstRun", find.firstRun)
      json.writeMember("repeats", dependence == nil)
      json.array("steps") { json in
        if dependence == nil { for deed in find.deeds { json.write(deed) } }
      }
      json.writeMember("file", path)
      json.writeMember("sentence", find.sentence)
      if case .rule(let id) = find.cause, let rule = Rulebook.rule(id) {
        json.writeMember("why", rule.why)
        json.writeMember("fix", rule.fix)
      }
    }
  }
}

extension JUnitReport {
  /// A case per find, of which notes pass; or one that says that there is none.
  mutating func add(_ outcomes: [HuntOutcome], _ name: String, orElse nothing: String) {
    let cases = outcomes.map { outcome in
      let details = HuntWords.lines(outcome).split(separator: "\n").map(String.init)
      return Case(
        name: outcome.find.cause.word,
        outcome: outcome.find.cause.severity == .note
          ? .passedSaying(details) : .failed(outcome.find.sentence, details: details))
    }
    add(suite: name, cases.isEmpty ? [Case(name: nothing, outcome: .passed)] : cases)
  }
}
