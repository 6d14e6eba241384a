import Catalogue
import Contract
import Hunting
import Screen

/// What a hunt says, for people.
enum HuntWords {
  static func nothing(_ options: HuntOptions) -> String {
    options.rival == nil ? "no rule is broken" : "no difference"
  }

  static func lines(_ outcome: HuntOutcome) -> String {
    let (find, cause) = (outcome.find, outcome.find.cause)
    let head = "\(Text.padded(cause.severity.rawValue, to: 8)) \(cause.word)  (run \(find.run))"
    var rows = [head, indented(find.sentence)]
    if let dependence = outcome.dependence {
      rows.append(indented(sentence(dependence, find)))
    } else {
      rows.append(indented(find.deeds.joined(separator: ", ")))
      if let path = outcome.path {
        let place = outcome.line.map { " --at \($0)" } ?? ""
        rows.append(indented("\(Shell.program) \(Shell.quoted(path))\(place)"))
      }
    }
    return rows.joined(separator: "\n")
  }

  private static func sentence(_ dependence: HuntOutcome.Dependence, _ find: HuntFind) -> String {
    switch dependence {
    case .earlierRuns:
      "It depends on earlier runs: \(find.firstRun) to \(find.run) in one process."
        + (find.tree["app"] == nil ? "" : " What an app keeps in a static outlives a run.")
    case .realTime: "It did not show again: the adapter waits for the real clock."
    case .surroundings:
      "It did not show again: it may depend on threads, or on how busy the machine is."
    }
  }

  /// Of an adapter with timers that do not know the playground's clock.
  static func takesRealTime(_ name: String) -> String {
    "\(name): the adapter waits for the real clock, so each run takes real time, and a find may "
      + "not show again"
  }

  private static func indented(_ text: String) -> String {
    String(repeating: " ", count: 9) + text
  }

  static func progress(runs: Int, perSecond: Int, reached: Int, finds: Int) -> String {
    "\(runs.grouped) runs, \(perSecond.grouped) a second, \(reached.grouped) points reached, "
      + "\(finds) found"
  }

  static func summary(
    _ name: String, _ options: HuntOptions, runs: Int, finds: [Rule.Severity]
  ) -> String {
    let found = SeverityCounts.words(finds)
    let whose = options.adapter.map { " with \($0)" } ?? ""
    let rival = options.rival.map { " and \($0)" } ?? ""
    return "\(name)\(whose)\(rival): \(runs.grouped) runs from seed \(options.seed), "
      + (found.isEmpty ? nothing(options) : found)
  }
}
