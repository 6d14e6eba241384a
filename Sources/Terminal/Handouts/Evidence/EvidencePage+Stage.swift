import Catalogue
import Contract
import Observing
import Screen
import Simulation
import StageUI

// The stage at each moment: one below the other, until the script shows them one at a time.
extension EvidencePage {
  func stage(_ sheet: inout ScreenSheet) -> HTML {
    let moments = evidence.moments
    guard !moments.isEmpty else { return "" }
    var list = HTML()
    for moment in moments { list += item(moment, &sheet) }
    return section(
      "stage", EvidenceText.stage,
      """
      <p class="aside">\(EvidenceText.moments(moments.count, of: evidence.momentCount))</p>
      \(player(moments.count))<nav class="strip" aria-label="\(EvidenceText.moment)">
      \(moments.map(tick))</nav>
      <ol class="moments">
      \(list)</ol>

      """)
  }

  private func player(_ count: Int) -> HTML {
    """
    <div id="player" hidden>
    <button type="button" id="previous" aria-label="\(EvidenceText.previous)">‹</button>
    <input type="range" id="at" min="1" max="\(count)" value="1" aria-label="\(EvidenceText.moment)">
    <button type="button" id="next" aria-label="\(EvidenceText.next)">›</button>
    <output id="place" for="at">\(EvidenceText.place(1, of: count))</output>
    </div>

    """
  }

  private func tick(_ moment: Evidence.Moment) -> HTML {
    let time = "\(moment.span.time.seconds) s"
    let mark: HTML = moment.span.isBroken ? "‼" : ""
    let kind: HTML = moment.span.isBroken ? " class=\"broken\"" : ""
    return """
      <a\(kind) href="#m\(moment.number)" title="\(time) · \(moment.heading)">\
      \(moment.number)\(mark)</a>

      """
  }

  private func item(_ moment: Evidence.Moment, _ sheet: inout ScreenSheet) -> HTML {
    let span = moment.span
    let kind: HTML = span.isBroken ? "moment broken" : "moment"
    let mark: HTML = span.isBroken ? " <span class=\"mark\">‼ \(EvidenceText.broken)</span>" : ""
    return """
      <li class="\(kind)" id="m\(moment.number)">
      <h3><span class="time">\(span.time.seconds) s</span> \(moment.heading)\(mark)</h3>
      \(facts(moment))\(screen(moment, &sheet))</li>

      """
  }

  /// What the picture shows, in words.
  private func facts(_ moment: Evidence.Moment) -> HTML {
    var facts = HTML()
    let span = moment.span
    let ends = span.first == span.last ? [span.first] : [span.first, span.last]
    facts +=
      "<p class=\"facts\">\(ends.count == 1 ? link(ends[0]) : "\(link(ends[0])) – \(link(ends[1]))")"
    if let ad = moment.ad { facts += " · \(counts(of: ad))" }
    facts += "</p>\n"
    for sentence in moment.ad?.sentences ?? [] { facts += "<p>\(sentence)</p>\n" }
    for finding in moment.findings {
      facts += """
        <p class="breach"><span class="mark">\(finding.severity.glyph)</span> \
        \(finding.rule?.sentence ?? finding.id) (\(links(finding.proof)))</p>

        """
    }
    return facts
  }

  private func counts(of ad: AdRecord) -> HTML {
    let network = ad.line ?? ad.network ?? CountsText.someNetwork
    let counts =
      ad.isCountedByGoogle ? ad.countRows.map { EvidenceText.counts($0, network: network) } : []
    return "\(([ad.name] + counts).joined(separator: " · "))"
  }

  private func screen(_ moment: Evidence.Moment, _ sheet: inout ScreenSheet) -> HTML {
    guard let picture = moment.picture else {
      let last = moment.span.last
      let reason = EvidenceText.noPicture(
        differsFrom: evidence.difference.flatMap { last < $0 ? nil : $0 },
        isEnd: last == evidence.entries.count)
      return "<p class=\"aside\">\(reason)</p>\n"
    }
    return """
      <pre class="screen" tabindex="0">\(sheet.rows(picture.dark, light: picture.light))</pre>

      """
  }
}
