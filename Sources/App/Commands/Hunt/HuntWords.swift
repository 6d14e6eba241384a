import Catalogue
import Contract
import Hunting
import Screen

/// What a hunt says, for people.
enum HuntWords {
  static let nothing = "no rule is broken"

  static func lines(_ outcome: HuntOutcome) -> String {
    let (find, cause) = (outcome.find, outcome.find.cause)
    let head = "\(Text.padded(cause.severity.rawValue, to: 8)) \(cause.word)  (run \(find.run))"
    var rows = [head, indented(cause.sentence)]
    if outcome.isRepeatable {
      rows.append(indented(find.deeds.joined(separator: ", ")))
      if let path = outcome.path {
        let place = outcome.line.map { " --at \($0)" } ?? ""
        rows.append(indented("\(Shell.program) \(Shell.quoted(path))\(place)"))
      }
    } else {
      rows.append(
        indented("It depends on earlier runs: \(find.firstRun) to \(find.run) in one process."))
    }
    return rows.joined(separator: "\n")
  }

  private static func indented(_ text: String) -> String {
    String(repeating: " ", count: 9) + text
  }

  static func progress(runs: Int, seconds: Double, reached: Int, finds: Int) -> String {
    let rate = Int(Double(runs) / max(seconds, 0.001))
    return "\(runs.grouped) runs, \(rate.grouped) a second, \(reached.grouped) points reached, "
      + "\(finds) found"
  }

  static func summary(
    _ name: String, _ adapter: String?, runs: Int, seed: UInt64, finds: [Rule.Severity]
  ) -> String {
    let found = SeverityCounts.words(finds)
    let whose = adapter.map { " with \($0)" } ?? ""
    return "\(name)\(whose): \(runs.grouped) runs from seed \(seed), "
      + (found.isEmpty ? nothing : found)
  }
}
