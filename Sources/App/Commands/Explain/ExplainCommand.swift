import Catalogue
import Handouts
import Observing
import Playing
import StageUI

/// `adplay explain`: how far reports are apart, and why.
@MainActor
enum ExplainCommand {
  /// 1 if a gap of all units together is a fault, otherwise 0.
  static func run(_ options: ExplainOptions) throws(Failure) -> Int32 {
    try Overwriting.refuse([("--html", options.html)], of: options.reports)
    var map = try ReportFiles.map(options.map)
    if let network = options.network { map.network = network }
    let base = try ReportFiles.read(options.reports[0], map)
    let ratios = CausePlayer.ratios()
    var isFine = true
    if options.printsCSV { Console.print(table: ReportCSV.head) }
    for path in options.reports.dropFirst() {
      let explanation = try explain(base, path, map, ratios, options)
      if let number = options.stage { return try open(number, explanation) }
      show(explanation, options)
      if let path = options.html, !write(explanation, to: path) { return 2 }
      isFine = isFine && explanation.worst != .fault
    }
    return isFine ? 0 : 1
  }

  private static func explain(
    _ base: Report, _ path: String, _ map: ReportMap, _ ratios: CauseRatios,
    _ options: ExplainOptions
  ) throws(Failure) -> Explanation {
    let other = try ReportFiles.read(path, map)
    do throws(ReportProblem) {
      let comparison = try ReportComparison(base, other, map)
      return Explanation(
        comparison, ratios, options.limits, files: (options.reports[0], path))
    } catch {
      throw .badReport(path: path, error)
    }
  }

  private static func show(_ explanation: Explanation, _ options: ExplainOptions) {
    if options.printsJSON {
      Console.print(json: explanation.json)
    } else if options.printsCSV {
      Console.print(table: ReportCSV.rows(explanation))
      for line in ExplainReport.notes(explanation) { Console.note(line) }
    } else {
      Console.print(ExplainReport.lines(explanation).joined(separator: "\n") + "\n")
    }
  }

  private static func write(_ explanation: Explanation, to path: String) -> Bool {
    let themes = EvidenceCommand.themes
    let page = ReportPage(
      explanation, notes: ExplainReport.notes(explanation), dark: themes.dark, light: themes.light)
    guard let reason = Files.write(page.bytes, to: path) else { return true }
    Console.complain(OutputTrouble.notWritten(path: path, reason: reason).sentence)
    return false
  }

  /// Opens the scenario that shows a reason.
  private static func open(_ number: Int, _ explanation: Explanation) throws(Failure) -> Int32 {
    let scenarios = explanation.reasons.told.map { reason in
      reason.causes.lazy.compactMap(\.scenario).first
    }
    guard scenarios.indices.contains(number - 1), let scenario = scenarios[number - 1] else {
      Console.complain(ReportText.noScene(number))
      return 2
    }
    let request: CommandRequest
    do throws(UsageError) {
      request = try Commands.request([scenario])
    } catch {
      throw .usage(error)
    }
    return try request.execute()
  }
}
