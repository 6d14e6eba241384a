import Catalogue
import Observing
import Screen
import Simulation
package import StageUI

/// The page that shows others what a journal proves: one file that needs nothing else, and says all
/// it has to say without its script. The same evidence gives the same bytes.
package struct EvidencePage {
  let evidence: Evidence
  private let dark: Theme
  private let light: Theme
  /// The rows of the trace, by their places in the journal.
  let rows: [Int]
  private let numbers: Set<Int>

  package init(_ evidence: Evidence, dark: Theme, light: Theme) {
    self.evidence = evidence
    self.dark = dark
    self.light = light
    rows = Self.rows(of: evidence)
    numbers = Set(rows.map { $0 + 1 })
  }

  package var bytes: [UInt8] {
    var sheet = ScreenSheet(dark: dark.backdrop, light: light.backdrop)
    // Nothing can be drawn of what was not played.
    let stage = evidence.journal.header.recorded == nil ? stage(&sheet) : ""
    let page: HTML = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="dark light">
      <link rel="icon" href="data:,">
      <title>\(EvidenceText.title(evidence.journal.header.title))</title>
      <style>
      \(HTML(source: style(sheet)))
      </style>
      </head>
      <body>
      <main>
      \(head)\(counts)\(rules)\(stage)\(trace)\(repeating)</main>
      <script>
      \(HTML(source: Self.text(PackageResources.page_js)))
      </script>
      </body>
      </html>

      """
    return Array(page.source.utf8)
  }

  /// Nothing is fetched, whatever is in it.
  static let policy = """
    default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; \
    base-uri 'none'; form-action 'none'
    """

  static func text(_ resource: [UInt8]) -> String { String(decoding: resource, as: UTF8.self) }

  private func style(_ sheet: ScreenSheet) -> String {
    """
    @media print, (prefers-color-scheme: light) {
    \(light.variables)
    \(sheet.rules(isLight: true))
    }
    @media screen and (prefers-color-scheme: dark) {
    \(dark.variables)
    \(sheet.rules(isLight: false))
    }
    \(Self.text(PackageResources.page_css))
    """
  }

  /// An entry by its number, which leads to its row if it has one.
  func link(_ number: Int) -> HTML {
    numbers.contains(number) ? "<a href=\"#e\(number)\">#\(number)</a>" : "#\(number)"
  }

  func links(_ numbers: some Sequence<Int>) -> HTML {
    var links = HTML()
    for (place, number) in numbers.enumerated() {
      links += place == 0 ? link(number) : " \(link(number))"
    }
    return links
  }
}

extension Theme {
  fileprivate var backdrop: Backdrop { Backdrop(foreground: foreground, background: background) }

  /// The colours of the page, by what they mean.
  var variables: String {
    let colors: [(String, RGB?)] = [
      ("ground", background), ("text", foreground), ("muted", muted.foreground.rgb),
      ("line", border.foreground.rgb), ("raised", overlay.background.rgb),
      ("raised-text", overlay.foreground.rgb), ("accent", accent.foreground.rgb),
      ("alarm", alarm.foreground.rgb), ("google", google.foreground.rgb),
      ("adapter", adapter.foreground.rgb), ("network", network.foreground.rgb),
      ("server", server.foreground.rgb), ("arbiter", arbiter.foreground.rgb),
      ("service", service.foreground.rgb),
    ]
    let rules = colors.map { "--\($0): \(($1 ?? foreground).hexadecimal)" }
    return ":root { \(rules.joined(separator: "; ")) }"
  }
}
