package import Auditing
import Catalogue
import Screen
package import Theming

/// The page that shows others which pixels of a capture were called.
package struct CapturePage {
  private let audit: CaptureAudit
  private let name: String
  private let dark: Theme
  private let light: Theme

  package init(_ audit: CaptureAudit, name: String, dark: Theme, light: Theme) {
    (self.audit, self.name, self.dark, self.light) = (audit, name, dark, light)
  }

  package var bytes: [UInt8] {
    let ads = audit.ads.enumerated().map { section($0.element, $0.offset + 1) }
    return SheetPage(
      title: CaptureText.title(name, audit), dark: dark, light: light, style: Self.style,
      main: "\(head)\(ads)\(known)\(notes)"
    ).bytes
  }

  private static let style = """
    .line svg { display: block; width: 100%; height: 1.5rem }
    .line rect { fill: var(--line) } .line circle { fill: var(--network) }
    .line circle.wrong { fill: var(--alarm) } td.never { color: var(--alarm) }
    .url { color: var(--muted); font: .8125rem var(--mono); overflow-wrap: anywhere }
    """

  private var head: HTML {
    """
    <header>
    <p class="kind">The pixels of a capture</p>
    <h1>\(CaptureText.title(name, audit))</h1>
    <p class="sentence">\(CaptureText.verdict(audit))</p>
    </header>

    """
  }

  private func section(_ ad: CapturedAd, _ number: Int) -> HTML {
    let levels: [HTML] = ad.levels.enumerated().map { place, level in
      """
      <li>level \(place + 1) \(level.system ?? "") <span class="url">\(CaptureText.place(level))</span></li>

      """
    }
    let rows = ad.pixels.map(row)
    let failure: HTML = CaptureText.failure(ad).map { "<p class=\"breach\">\($0)</p>" } ?? ""
    let remark: HTML = CaptureText.remark(ad).map { "<p class=\"aside\">\($0)</p>\n" } ?? ""
    return .section(
      "ad\(number)", CaptureText.title(ad, number: number),
      """
      \(failure)<ul class="aside">
      \(levels)</ul>
      \(line(ad))<table class="counts"><thead><tr><th scope="col">event</th><th scope="col">level</th>\
      <th scope="col">called</th><th scope="col">at</th><th scope="col"></th></tr></thead>
      <tbody>\(rows)</tbody></table>
      \(remark)
      """)
  }

  private func row(_ pixel: PixelAudit) -> HTML {
    let isWrong = pixel.troubles.contains(where: \.isFault)
    let kind: HTML = isWrong ? " class=\"wrong\"" : ""
    let troubles = pixel.troubles.map { HTML("<p>\($0.sentence)</p>") }
    let at = pixel.calls.first.map { CaptureText.seconds($0.milliseconds) } ?? "–"
    return """
      <tr\(kind)><th scope="row">\(CaptureText.event(pixel.event))</th><td>\(pixel.level + 1)</td>\
      <td>\(CaptureText.calls(pixel))</td><td>\(at)</td>\
      <td>\(troubles)<p class="url">\(CaptureText.url(pixel.url))</p></td></tr>

      """
  }

  /// The calls on the video's time.
  private func line(_ ad: CapturedAd) -> HTML {
    guard let duration = ad.duration, ad.start != nil else { return "" }
    let whole = max(Int(duration / .milliseconds(1)), 1)
    let dots: [HTML] = ad.pixels.flatMap { pixel in
      let kind: HTML = pixel.troubles.contains(where: \.isFault) ? " class=\"wrong\"" : ""
      return pixel.calls.map { call -> HTML in
        let label = "\(CaptureText.event(pixel.event)), \(CaptureText.seconds(call.milliseconds))"
        let place = min(max(call.milliseconds, 0), whole) * 1000 / whole
        return """
          <circle\(kind) cx="\(place)" cy="12" r="5"><title>\(label)</title></circle>
          """
      }
    }
    return """
      <p class="line"><svg viewBox="-8 0 1016 24" role="img" aria-label="when each pixel was called">\
      <rect y="11" width="1000" height="2"/>\(dots)</svg></p>

      """
  }

  private static let mostKnown = 200

  private var known: HTML {
    let lines = audit.known.prefix(Self.mostKnown).map {
      HTML("<li>\(CaptureText.known($0, audit.capture))</li>")
    }
    return lines.isEmpty
      ? "" : .section("known", CaptureText.knownByForm, "<ul class=\"url\">\(lines)</ul>\n")
  }

  private var notes: HTML {
    let notes = CaptureText.notes(audit).map { HTML("<li>\($0)</li>") }
    return notes.isEmpty ? "" : .section("notes", "What could not be seen", "<ul>\(notes)</ul>\n")
  }
}
