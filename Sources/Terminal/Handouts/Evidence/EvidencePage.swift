import Catalogue
import Observing
import Screen
import Simulation
package import Theming

/// The page that shows others what a journal proves: one file that needs nothing else, and says all
/// it has to say without its script. The same evidence gives the same bytes.
package struct EvidencePage {
  let evidence: Evidence
  private let dark: Theme
  private let light: Theme
  /// The rows of the trace, by their places in the journal.
  let rows: [Int]
  private let numbers: Set<Int>
  /// What its names begin with, where several are on one page.
  let prefix: HTML

  package init(_ evidence: Evidence, dark: Theme, light: Theme) {
    self.init(evidence, dark, light, prefix: "")
  }

  private init(_ evidence: Evidence, _ dark: Theme, _ light: Theme, prefix: HTML) {
    self.evidence = evidence
    self.dark = dark
    self.light = light
    self.prefix = prefix
    rows = Self.rows(of: evidence)
    numbers = Set(rows.map { $0 + 1 })
  }

  package var bytes: [UInt8] { document { content(&$0) } }

  /// One page of several recordings, one below the other. There is at least one.
  package static func bytes(of all: [Evidence], dark: Theme, light: Theme) -> [UInt8] {
    let first = EvidencePage(all[0], dark: dark, light: light)
    guard all.count > 1 else { return first.bytes }
    let pages = all.enumerated().map {
      EvidencePage($1, dark, light, prefix: "run\($0 + 1)-")
    }
    let links: [HTML] = pages.map {
      "<li><a href=\"#\($0.prefix)top\">\($0.evidence.nameOfRun)</a></li>\n"
    }
    return first.document { sheet in
      var list: HTML = "<nav><ol class=\"runs\">\n\(links)</ol></nav>\n"
      for page in pages {
        list += """
          <article class="run" id="\(page.prefix)top">
          \(page.content(&sheet))</article>

          """
      }
      return list
    }
  }

  private func content(_ sheet: inout ScreenSheet) -> HTML {
    // Nothing can be drawn of what was not played.
    let stage = evidence.phone == nil ? stage(&sheet) : ""
    return
      "\(head)\(counts)\(verification)\(privacy)\(rules)\(notJudged)\(stage)\(trace)\(repeating)"
  }

  private func document(_ content: (inout ScreenSheet) -> HTML) -> [UInt8] {
    var sheet = ScreenSheet(dark: dark.backdrop, light: light.backdrop)
    let content = content(&sheet)
    return SheetPage.document(
      EvidenceText.title(evidence.journal.header.title), style: style(sheet), content,
      script: SheetPage.text(PackageResources.page_js))
  }

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
    \(SheetPage.text(PackageResources.page_css))
    """
  }

  /// An entry by its number, which leads to its row if it has one.
  func link(_ number: Int) -> HTML {
    numbers.contains(number) ? "<a href=\"#\(prefix)e\(number)\">#\(number)</a>" : "#\(number)"
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
