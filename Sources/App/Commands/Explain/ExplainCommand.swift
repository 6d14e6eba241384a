import Catalogue
import Handouts
import JSON
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
    let (base, others) = try ReportFiles.all(options.reports, map)
    let strange = map.headings(inNoneOf: [base.report] + others.map(\.report))
    if let path = options.map, !strange.isEmpty {
      throw .badReport(path: path, .noHeadings(strange))
    }
    let unknown = map.units(inNoneOf: [base.report] + others.map(\.report))
    if let path = options.map, !unknown.isEmpty {
      Console.note(ReportText.noSuchUnits(unknown, path))
    }
    let ratios = CausePlayer.ratios()
    var isFine = true
    if options.printsCSV { Console.print(table: ReportCSV.head) }
    var last: Explanation?
    if options.stage == .reasons {
      var all: [Explanation] = []
      for other in others { all.append(try explain(base, other, map, ratios, options)) }
      try open(all)
    }
    for other in others {
      let explanation = try explain(base, other, map, ratios, options)
      last = explanation
      if case .reason(let number) = options.stage { return try open(number, explanation) }
      show(explanation, options)
      if let path = options.html, !write(explanation, to: path) { return 2 }
      isFine = isFine && explanation.worst != .fault
    }
    if let last, !options.printsCSV, !options.printsJSON {
      Console.print(ExplainReport.footers(last).joined(separator: "\n") + "\n")
    }
    return isFine ? 0 : 1
  }

  private static func explain(
    _ base: ReportFiles.Part, _ other: ReportFiles.Part, _ map: ReportMap, _ ratios: CauseRatios,
    _ options: ExplainOptions
  ) throws(Failure) -> Explanation {
    do throws(ReportProblem) {
      let comparison = try ReportComparison(base.report, other.report, map)
      return Explanation(comparison, ratios, options.limits, files: (base.name, other.name))
    } catch {
      throw .badReport(path: other.name, error)
    }
  }

  private static func show(_ explanation: Explanation, _ options: ExplainOptions) {
    if options.printsJSON {
      let base = explanation.comparison.base.source
      Console.print(
        json: explanation.json { reason, json in
          json.writeMember("sentence", reason.sentence(base))
          json.writeMember("likely", ReportText.likely(reason, base))
          json.writeMember("next", reason.causes.first?.next(base))
        })
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

  /// Opens the reasons over the scenario that shows the likeliest.
  private static func open(_ explanations: [Explanation]) throws(Failure) -> Never {
    var stage = StageOptions()
    let shown = explanations.flatMap(\.told).lazy.compactMap(\.scene).first
    if let shown { stage.scenario = shown.scenario }
    try OpenCommand.run(stage, room: ReportsRoom.card.name, reports: explanations)
  }

  /// Opens the scenario that shows a reason.
  private static func open(_ number: Int, _ explanation: Explanation) throws(Failure) -> Int32 {
    let scenes = explanation.told.map(\.scene)
    guard scenes.indices.contains(number - 1), let scene = scenes[number - 1] else {
      let shown = scenes.indices.filter { scenes[$0] != nil }.map { $0 + 1 }
      Console.complain(ReportText.noScene(number, shown: shown, of: scenes.count))
      return 2
    }
    var stage = StageOptions()
    stage.scenario = scene.scenario
    stage.place = CausePlayer.line(of: scene).map { .number($0) }
    try OpenCommand.run(stage, reports: [explanation])
  }
}
