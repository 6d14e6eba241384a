import Catalogue
import Observing
import Screen
import Simulation

// Every entry in a row: when, who, to whom, what, and what is known about it.
extension EvidencePage {
  /// More rows than anybody reads, and fewer than make a browser slow.
  private static let mostRows = 4000
  /// The longest fact that is told in full.
  private static let longestFact = 300

  /// The last entries, and those that prove something.
  static func rows(of evidence: Evidence) -> [Int] {
    let count = evidence.entries.count
    guard count > mostRows else { return Array(0..<count) }
    let proofs = evidence.ledgers.findings.prefix(mostRows).flatMap { $0.proof + [$0.entry] }
    let places = proofs.map { $0 &- 1 }.filter { (0..<count - mostRows).contains($0) }
    return Set(places).sorted().prefix(mostRows) + Array(count - mostRows..<count)
  }

  var trace: HTML {
    guard !rows.isEmpty else { return "" }
    let heads: [HTML] = [
      EvidenceText.number, EvidenceText.time, EvidenceText.from, EvidenceText.to,
      EvidenceText.what, EvidenceText.details,
    ].map { "<th scope=\"col\">\($0)</th>" }
    var body = HTML()
    var last: Entry?
    let moments = Dictionary(
      evidence.moments.map { ($0.span.first, $0.number) }, uniquingKeysWith: { first, _ in first })
    for place in rows {
      let entry = evidence.entries[place]
      let isNew = last.map { $0.time != entry.time || entry.kind == .input } ?? true
      body += row(entry, place + 1, moment: moments[place + 1], hasTime: isNew)
      for told in evidence.phone?.conclusions[place + 1] ?? [] { body += row(told) }
      last = entry
    }
    return section(
      "trace", EvidenceText.trace,
      """
      <p class="aside"><label class="search" hidden>\(EvidenceText.filter) \
      <input type="search" id="\(prefix)filter" placeholder="\(EvidenceText.filterHint)"></label> \
      <output id="\(prefix)rows" for="\(prefix)filter">\(EvidenceText.rows(rows.count, of: evidence.entries.count))\
      </output></p>
      <table class="trace">
      <thead><tr>\(heads)</tr></thead>
      <tbody>
      \(body)</tbody>
      </table>

      """)
  }

  private func row(_ entry: Entry, _ number: Int, moment: Int?, hasTime: Bool) -> HTML {
    let seconds: HTML = "\(entry.time.seconds)"
    let time: HTML = moment.map { "<a href=\"#m\($0)\">\(seconds)</a>" } ?? seconds
    return """
      <tr id="\(prefix)e\(number)" class="\(HTML(source: entry.kind.word))"><td class="n">\(number)</td>\
      <td class="t">\(hasTime ? time : "")</td>\(cells(entry))</tr>

      """
  }

  /// What was concluded from the entry before has no number.
  private func row(_ concluded: Entry) -> HTML {
    """
    <tr class="\(HTML(source: concluded.kind.word)) concluded"><td class="n"></td><td class="t"></td>\
    \(cells(concluded))</tr>

    """
  }

  private func cells(_ entry: Entry) -> HTML {
    let sense: HTML = entry.sense.map { " <small>\($0.word)</small>" } ?? ""
    return """
      \(party(entry.from))\(receiver(entry))\
      <td class="what">\(EntryWords.inDiff(entry))\(sense)</td>\
      <td class="more">\(details(entry))</td>
      """
  }

  private func party(_ party: Party, _ arrow: HTML = "") -> HTML {
    let name = PartyWords.name(party)
    return "<td class=\"\(HTML(source: party.role.rawValue))\">\(arrow)\(name)</td>"
  }

  private func receiver(_ entry: Entry) -> HTML {
    entry.to.map { party($0, "→ ") } ?? "<td></td>"
  }

  private func details(_ entry: Entry) -> HTML {
    var parts: [HTML] = entry.ad.map { ["\($0)"] } ?? []
    if case .finding(let rule, _, let proof) = entry.kind {
      parts.append("\(rule): \(links(proof))")
    } else if let cause = entry.cause {
      parts.append("\(EvidenceText.because) \(link(cause))")
    }
    for fact in EntryFacts.of(entry) {
      let text =
        fact.text.count > Self.longestFact
        ? "\(fact.text.prefix(Self.longestFact))…" : fact.text
      parts.append("<span class=\"fact\">\(fact.name): \(text)</span>")
    }
    var details = HTML()
    for (place, part) in parts.enumerated() { details += place == 0 ? part : " · \(part)" }
    return details
  }
}
