import AdServing
import Catalogue
import Contract
import Playing
import Simulation

/// The results of a check as Markdown, for the page of a pull request: a table, and each broken rule with
/// its proof folded.
@MainActor
struct MarkdownReport {
  private let options: CheckOptions
  private var rows: [(cells: [String], age: String)] = []
  private var parts: [String] = []
  private var severities: [Rule.Severity] = []
  private var scenarios = 0
  private(set) var mended: [CheckBaseline.Breach] = []

  private static let new = "**new**"

  init(_ options: CheckOptions) { self.options = options }

  /// `old` are the findings that were there before a change; nil where nothing is known of that.
  mutating func add(_ check: ScenarioCheck, _ name: String, old: Set<Int>?) {
    scenarios += 1
    for (place, finding) in check.findings.enumerated() {
      let age = old.map { $0.contains(place) ? "as before" : Self.new } ?? "not known"
      severities.append(finding.rule.severity)
      rows.append(
        (
          [
            Self.cell(name), Self.cell(finding.ad), Self.cell(finding.rule.id),
            finding.rule.severity.rawValue,
          ], age
        ))
      parts.append(part(finding, of: check, name))
    }
  }

  /// An adapter took the program with it.
  mutating func add(_ failure: AdapterFailure, _ name: String) {
    scenarios += 1
    severities.append(.error)
    rows.append(
      ([Self.cell(name), "", Self.cell(CrashText.ruleID), Rule.Severity.error.rawValue], ""))
    parts.append("**\(Self.text(failure.sentence))**\n")
  }

  mutating func add(mended: [CheckBaseline.Breach]) { self.mended += mended }

  var text: String {
    let isCompared = options.baseline != nil
    let counts = SeverityCounts.words(severities)
    let new = rows.count { $0.age == Self.new }
    let since =
      isCompared && !rows.isEmpty ? new == 0 ? ", none of them new" : ", \(new) of them new" : ""
    let head = "### adplay check: \(counts.isEmpty ? "no rule is broken" : counts + since)\n"
    let columns = ["scenario", "ad", "rule", "severity"] + (isCompared ? ["since"] : [])
    let table =
      rows.isEmpty
      ? []
      : [Self.row(columns), Self.row(columns.map { _ in "---" })]
        + rows.map { Self.row($0.cells + (isCompared ? [$0.age] : [])) }
    let gone = mended.map {
      "- \(Self.code($0.rule)) of \(Self.code($0.subject)) in \(Self.code($0.scenario))"
    }
    let fixed = gone.isEmpty ? [] : ["Not broken any more:\n", gone.joined(separator: "\n") + "\n"]
    return ([head, table.joined(separator: "\n") + "\n"] + fixed + parts)
      .filter { $0 != "\n" }.joined(separator: "\n") + "\n"
  }

  private func part(_ finding: Finding, of check: ScenarioCheck, _ name: String) -> String {
    let rule = finding.rule
    let entries = check.session.journal.entries
    let proof = finding.proof.compactMap { number in
      entries.indices.contains(number - 1) ? entries[number - 1] : nil
    }
    let code = finding.remedy.code.map { ["```swift", $0, "```"] } ?? []
    let place = check.sources[finding].map { ["at \(Self.code($0.place))", ""] } ?? []
    let lines =
      [
        "<details><summary><code>\(rule.id)</code> \(Self.text(rule.sentence))</summary>", "",
        Self.text(rule.why), "", Self.text(finding.remedy.report), "",
      ] + code + place + ["```"] + proof.map { Self.fenced(EntryWords.inReport($0)) } + [
        "```", "", Self.code(command(name, proof.last.map { "\($0.time.milliseconds)ms" })),
        "</details>", "",
      ]
    return lines.joined(separator: "\n")
  }

  /// What shows the moment on the stage. Another adapter is in the journal of the same check.
  private func command(_ name: String, _ moment: String?) -> String {
    let at = moment.map { ["--at", $0] } ?? []
    let chances =
      (options.seed.map { ["--seed", "\($0)"] } ?? [])
      + (options.threads == .real ? ["--threads", "real"] : [])
    guard let adapter = options.adapter else { return Self.command([name] + chances + at) }
    let journal = FileName.from(FileName.stem(name)) + ".jsonl"
    let network = options.network.map { ["--network", $0] } ?? []
    let check = ["check", name, "--adapter", adapter] + network + chances + ["--journal", journal]
    return "\(Self.command(check)); \(Self.command([journal] + at))"
  }

  private static func command(_ words: [String]) -> String {
    ([Shell.program] + words.map(Shell.quoted)).joined(separator: " ")
  }

  private static func row(_ cells: [String]) -> String {
    "| \(cells.joined(separator: " | ")) |"
  }

  /// A text in which nothing is markup.
  private static func text(_ text: String) -> String {
    let marks: Set<Character> = ["\\", "`", "*", "_", "[", "]", "|", "#", "~"]
    return text.map { character -> String in
      switch character {
      case "<": "&lt;"
      case ">": "&gt;"
      case "&": "&amp;"
      case "\n", "\r": " "
      default: marks.contains(character) ? "\\\(character)" : "\(character)"
      }
    }.joined()
  }

  private static func code(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    let line = text.replacing("\n", with: " ")
    guard line.contains("`") else { return "`\(line)`" }
    return "`` \(line) ``"
  }

  /// The same in a table, where a bar would end the cell.
  private static func cell(_ text: String?) -> String { code(text).replacing("|", with: "\\|") }

  /// A line of a block that it can't end.
  private static func fenced(_ text: String) -> String {
    text.replacing("```", with: "'''").replacing("\n", with: " ")
  }
}
