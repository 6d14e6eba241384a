import Catalogue
import Contract
import Playing
import Simulation

/// The results of a check as Markdown, for the page of a pull request: a table, and each broken rule with
/// its proof folded.
@MainActor
struct MarkdownReport {
  private var rows: [String] = []
  private var parts: [String] = []
  private var severities: [Rule.Severity] = []
  private var scenarios = 0
  private(set) var mended: [CheckBaseline.Breach] = []

  /// `old` are the findings that were there before a change; nil where nothing is known of that.
  mutating func add(_ check: ScenarioCheck, _ name: String, old: Set<Int>?) {
    scenarios += 1
    for (place, finding) in check.findings.enumerated() {
      let age = old.map { $0.contains(place) ? "as before" : "**new**" }
      severities.append(finding.rule.severity)
      rows.append(
        Self.row(
          [
            Self.code(name), Self.code(finding.ad), Self.code(finding.rule.id),
            finding.rule.severity.rawValue,
          ] + [age].compactMap(\.self)))
      parts.append(Self.part(finding, of: check, name))
    }
  }

  /// An adapter took the program with it.
  mutating func add(_ failure: AdapterFailure, _ name: String) {
    scenarios += 1
    severities.append(.error)
    rows.append(
      Self.row([Self.code(name), "", Self.code(CrashText.ruleID), Rule.Severity.error.rawValue]))
    parts.append("**\(Self.text(failure.sentence))**\n")
  }

  mutating func add(mended: [CheckBaseline.Breach]) { self.mended += mended }

  func text(isCompared: Bool) -> String {
    let counts = SeverityCounts.words(severities)
    let head = "### adplay check: \(counts.isEmpty ? "no rule is broken" : counts)\n"
    let columns = ["scenario", "ad", "rule", "severity"] + (isCompared ? ["since"] : [])
    let table =
      rows.isEmpty
      ? [] : [Self.row(columns), Self.row(columns.map { _ in "---" })] + rows
    let gone = mended.map {
      "- \(Self.code($0.rule)) of \(Self.code($0.subject)) in \(Self.text($0.scenario))"
    }
    let fixed = gone.isEmpty ? [] : ["Not broken any more:\n", gone.joined(separator: "\n") + "\n"]
    return ([head, table.joined(separator: "\n") + "\n"] + fixed + parts)
      .filter { $0 != "\n" }.joined(separator: "\n") + "\n"
  }

  private static func part(_ finding: Finding, of check: ScenarioCheck, _ name: String) -> String {
    let rule = finding.rule
    let entries = check.session.journal.entries
    let proof = finding.proof.compactMap { number in
      entries.indices.contains(number - 1) ? entries[number - 1] : nil
    }
    let code = finding.remedy.code.map { ["```swift", $0, "```"] } ?? []
    let place = check.sources[finding].map { ["at \(Self.code($0.place))", ""] } ?? []
    let moment = proof.last.map { " --at \($0.time.milliseconds)ms" } ?? ""
    return """
      <details><summary><code>\(rule.id)</code> \(text(rule.sentence))</summary>

      \(text(rule.why))

      \(text(finding.remedy.report))

      \((code + place).joined(separator: "\n"))
      ```
      \(proof.map { fenced(EntryWords.inReport($0)) }.joined(separator: "\n"))
      ```

      \(Self.code("\(Shell.program) \(Shell.quoted(name))\(moment)"))
      </details>

      """
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
    return
      "`\(text.replacing("`", with: "'").replacing("|", with: "\\|").replacing("\n", with: " "))`"
  }

  /// A line of a block that it can't end.
  private static func fenced(_ text: String) -> String {
    text.replacing("```", with: "'''").replacing("\n", with: " ")
  }
}
