import AdServing
import Catalogue
import Observing
import Scenarios
import Screen
import Simulation
import StageUI

// What happened, and what each side counted.
extension EvidencePage {
  var head: HTML {
    let header = evidence.journal.header
    let recording = evidence.phone?.recording
    let facts: [HTML] = EvidenceText.facts(header, version: evidence.origin.version).map {
      "<li>\($0.name) <b>\($0.value)</b></li>"
    }
    let end = evidence.entries.last?.time ?? .start
    return """
      <header>
      <p class="kind">\(EvidenceText.kind(header))</p>
      <h1>\(header.title)</h1>
      <p class="sentence">\(evidence.sentence)</p>
      <ul class="facts">
      \(facts)
      <li>\(EvidenceText.length(entries: recording?.entries ?? evidence.entries.count, end: end))</li>
      </ul>
      \(doubts)\
      </header>

      """
  }

  /// More ads than anybody compares.
  static let mostAds = 200

  var counts: HTML {
    if let ads = evidence.phone?.recording.ads, !ads.isEmpty { return recordedCounts(of: ads) }
    let ads = evidence.ledgers.ads
    guard !ads.isEmpty else {
      return section("counts", EvidenceText.counts, "<p>\(EvidenceText.noAd)</p>\n")
    }
    let hasOthers = ads.contains { $0.evidenceRows.contains { !$0.others.isEmpty } }
    let others = hasOthers ? [EvidenceText.others] : []
    let titles = [EvidenceText.event, EvidenceText.google, EvidenceText.network]
    let heads: [HTML] = (titles + others + [EvidenceText.whatHappened])
      .map { "<th scope=\"col\">\($0)</th>" }
    let rest = ads.count - Self.mostAds
    let more: HTML = rest > 0 ? "<p class=\"aside\">\(EvidenceText.moreAds(rest))</p>\n" : ""
    return section(
      "counts", EvidenceText.counts,
      """
      <table class="counts">
      <thead><tr>\(heads)</tr></thead>
      \(ads.prefix(Self.mostAds).map { counts(of: $0, hasOthers: hasOthers) })</table>
      \(more)
      """)
  }

  private func counts(of ad: AdRecord, hasOthers: Bool) -> HTML {
    let rows = ad.evidenceRows
    let reasons = reasons(rows, ad)
    let body: [HTML] = zip(rows, reasons).map { row, why in
      let others: HTML = hasOthers ? "<td class=\"others\">\(row.others)</td>" : ""
      let kind: HTML = row.isWrong ? " class=\"wrong\"" : ""
      return """
        <tr\(kind)><th scope="row">\(row.title)</th>\
        \(figure("google", row.google))\(figure("network", row.network))\
        \(others)\(why)</tr>

        """
    }
    return """
      <tbody>
      <tr class="ad"><th scope="rowgroup" colspan="\(hasOthers ? 5 : 4)">\(ad.name) <span>\(EvidenceText.heading(ad))\
      </span></th></tr>
      \(body)</tbody>

      """
  }

  /// The cell behind each row that says why: each sentence is beside what it is about, over several rows
  /// if it is about them all; what is about the ad is in the first one.
  private func reasons(_ rows: [EvidenceRow], _ ad: AdRecord) -> [HTML] {
    var end = 0
    return rows.indices.map { place in
      guard place >= end else { return "" }
      let said = ad.statements.filter { place == (rows.place(of: $0.events) ?? 0) }
      end = said.compactMap { rows.place(of: $0.events, last: true) }.max() ?? place
      end = max(end, place) + 1
      let sentences: [HTML] = said.map { "<p>\($0.sentence)</p>" }
      return "<td class=\"why\" rowspan=\"\(end - place)\">\(sentences)</td>"
    }
  }

  private func figure(_ side: HTML, _ figure: EvidenceRow.Figure) -> HTML {
    let caption: HTML = figure.caption.isEmpty ? "" : " <small>\(figure.caption)</small>"
    return "<td class=\"figure \(side)\"><b>\(figure.text)</b>\(caption)</td>"
  }

  func section(_ id: HTML, _ title: String, _ content: HTML) -> HTML {
    .section("\(prefix)\(id)", title, content)
  }
}

/// One kind of event as all sides have it, in words.
struct EvidenceRow {
  struct Figure {
    var text: String
    var caption = ""
  }

  /// Nil for what was paid.
  var event: CountRow.Event?
  var title: String
  var google: Figure
  var network: Figure
  var others: String
  var isWrong = false
}

extension [EvidenceRow] {
  /// Where the first or the last row about one of these events is; nil for none.
  fileprivate func place(of events: [CountRow.Event], last: Bool = false) -> Int? {
    let places = indices.filter { self[$0].event.map(events.contains) == true }
    return last ? places.last : places.first
  }
}

extension AdRecord {
  /// A row for each kind of event, and one for what was paid.
  fileprivate var evidenceRows: [EvidenceRow] {
    let events = isCountedByGoogle ? countRows.map(row) : rowsWithoutGoogle
    return events + [paidRow].compactMap(\.self)
  }

  private func row(_ row: CountRow) -> EvidenceRow {
    let captions = row.passage.captions
    return EvidenceRow(
      event: row.event, title: row.event.title,
      google: .init(text: row.google.inCounts, caption: captions.google),
      network: .init(
        text: row.network.map { "\($0)" } ?? EvidenceText.none, caption: captions.network),
      others: others(otherBooks, row.event), isWrong: row.passage.isWrong)
  }

  /// Where several networks compete, none of them is the other side.
  private var rowsWithoutGoogle: [EvidenceRow] {
    let events: [CountRow.Event] =
      format.hasReward ? [.impression, .click, .reward] : [.impression, .click]
    return events.map { event in
      EvidenceRow(
        event: event, title: event.title, google: .init(text: EvidenceText.none),
        network: .init(text: EvidenceText.none), others: others(books.all, event))
    }
  }

  private var paidRow: EvidenceRow? {
    let paid = [google.paidMicros, networks.paidMicros]
    let books = isCountedByGoogle ? otherBooks : books.all
    let others = books.filter { $0.tally.paidMicros > 0 }
      .map { "\($0.keeper) \($0.tally.paidMicros.dollars)" }
    guard paid != [0, 0] || !others.isEmpty else { return nil }
    func figure(_ micros: Int) -> EvidenceRow.Figure {
      .init(text: micros > 0 && isCountedByGoogle ? micros.dollars : EvidenceText.none)
    }
    return EvidenceRow(
      title: CountsText.paid, google: figure(paid[0]), network: figure(paid[1]),
      others: others.joined(separator: ", "))
  }

  private func others(_ books: [Books.Book], _ event: CountRow.Event) -> String {
    books.map { EvidenceText.other($0.keeper, $0.tally.count(of: event)) }
      .joined(separator: ", ")
  }
}

extension AdRecord.Tally {
  fileprivate func count(of event: CountRow.Event) -> Int {
    switch event {
    case .impression: impressions
    case .click: clicks
    case .reward: rewards
    }
  }
}
