import Catalogue
package import Observing
import Screen
package import Theming

/// The page that shows others why two reports differ: one file that needs nothing else. The same
/// reports give the same bytes.
package struct ReportPage {
  let explanation: Explanation
  private let dark: Theme
  private let light: Theme
  /// How both files were read and joined.
  private let notes: [String]

  package init(_ explanation: Explanation, notes: [String], dark: Theme, light: Theme) {
    (self.explanation, self.notes, self.dark, self.light) = (explanation, notes, dark, light)
  }

  package var bytes: [UInt8] {
    SheetPage(
      title: title, dark: dark, light: light, style: style,
      main: "\(head)\(gaps)\(days)\(reasons)\(reading)"
    ).bytes
  }

  var base: ReportSource { explanation.comparison.base.source }

  private var title: String {
    ReportText.title(explanation.files.base, explanation.files.other)
  }

  private var style: String {
    """
    svg { display: block; width: 100%; height: auto }
    svg .bar { fill: var(--network) } svg .rest { fill: var(--line) }
    svg polyline { fill: none; stroke: var(--network); stroke-width: 2 }
    svg line { stroke: var(--google); stroke-dasharray: 4 4 }
    .counts svg { width: 8rem }
    """
  }

  private var head: HTML {
    let told = explanation.told.first
    let sentence =
      explanation.verdict == .likely
      ? told?.sentence(base) ?? ReportText.open : ReportText.verdict(explanation)
    return """
      <header>
      <p class="kind">\(ReportText.kind)</p>
      <h1>\(title)</h1>
      <p class="sentence">\(sentence)</p>
      <ul class="facts"><li>\(ReportText.join(explanation.comparison))</li>\(doubts)</ul>
      </header>

      """
  }

  private var doubts: HTML {
    let lines: [HTML] = ReportText.doubts(explanation).map { "<li>\($0)</li>" }
    return "\(lines)"
  }

  private var reasons: HTML {
    let rows: [HTML] = explanation.told.map { reason in
      let first = reason.causes[0]
      let command: HTML =
        reason.scene.map { "<pre class=\"command\">adplay \($0.scenario)</pre>" } ?? ""
      return """
        <article class="rule"><h3>\(reason.sentence(base))</h3>
        <p class="breach">\(ReportText.likely(reason, base))</p><p>\(first.next(base))</p>\(command)</article>

        """
    }
    return HTML.section(
      "reasons", ReportText.verdict(explanation),
      "\(rows)\(others)<p class=\"aside\">\(ReportText.assumptions(explanation.assumptions))</p>")
  }

  private static let mostOthers = 20

  /// Units with another first reason.
  private var others: HTML {
    let units: [HTML] = explanation.unlikeAll.prefix(Self.mostOthers).map {
      "<li>\(ReportText.unit($0.unit, $0.reason, base))</li>"
    }
    return units.isEmpty ? "" : "<h3>\(ReportText.unlikeAll)</h3><ul>\(units)</ul>"
  }

  private var reading: HTML {
    let lines = notes.joined(separator: "\n")
    return HTML.section(
      "files", ReportText.howRead, "<pre class=\"code\">\(HTML(lines: lines))</pre>")
  }
}
