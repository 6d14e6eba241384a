import Languages
package import Observing
package import Simulation

// What can be read, and the counts.
extension AccessibleText {
  // MARK: Readings

  package static var why: String {
    localized("Why: what led to the last tap, and what came of it")
  }
  package static func rules(_ standings: RuleStandings) -> String {
    localized("Rules: \(Spoken.plain(RuleStandingText.broken(standings)))")
  }
  package static func trace(_ count: Int) -> String {
    localized(
      "Read the trace of the last act, \(count.grouped) \(count == 1 ? "entry" : "entries")")
  }
  package static var anotherAd: String { localized("Another ad") }
  package static var others: String { localized("More") }
  package static var back: String { localized("Back") }
  package static var glossary: String { localized("Words of the trade") }
  package static var help: String { localized("Help") }
  package static var quit: String { localized("Quit") }

  package static var noEntries: String { localized("Nothing has happened yet.") }
  /// The flag that decided.
  package static func because(_ reason: String) -> String { localized("Because of \(reason).") }
  package static func entry(_ number: Int, _ moment: Instant, _ what: String) -> String {
    Spoken.list(["#\(number)", "\(moment.seconds) s", what])
  }
  /// `Google to adapter: didRecordImpression()`.
  package static func crossing(_ entry: Entry) -> String {
    named(Spoken.plain(PartyWords.way(entry)), Spoken.plain(EntryWords.inDiff(entry)))
  }
  package static func mediationLine(
    _ record: LineRecord, price: String?, isSelected: Bool
  ) -> String {
    let words = Spoken.list(
      [record.label, price.map { "eCPM \($0)" }, record.word].compactMap(\.self))
    let line = localized("Line \(record.number), \(words)")
    let text = record.reason.isEmpty ? line : named(line, Spoken.plain(record.reason))
    return isSelected ? localized("\(text) (selected)") : text
  }
  package static func selectedLine(_ label: String) -> String {
    localized("Selected line: \(label).")
  }
  package static func focus(_ name: String) -> String { localized("In focus: \(name).") }
  package static func lifeNow(_ state: String, next: [String]) -> String {
    next.isEmpty
      ? LifeText.isOver.sentence
      : localized("Now: \(state). What can come next: \(Spoken.list(next)).")
  }

  package static func proof(_ entries: [Int], rule: String) -> String {
    guard entries.count != 1 else {
      return localized("Proof: entry \(entries[0]). The rule is called \(rule).")
    }
    let entries = Spoken.list(entries.map(String.init))
    return localized("Proof: entries \(entries). The rule is called \(rule).")
  }

  // MARK: Counts

  package static var countsAgree: String { localized("Both sides count the same.") }
  package static func counts(_ row: CountRow, network: String) -> String {
    let sides =
      ["\(CountsText.google) \(row.google.inCounts)"]
      + (row.network.map { ["\(network) \($0)"] } ?? [])
    let remark = Spoken.plain(row.passage.remark(gap: row.gap))
    let words = Spoken.list(sides + (remark.isEmpty ? [] : [remark]))
    return localized("\(Spoken.capitalised(row.event.title)): \(words).")
  }
  /// What Google paid, and what the network's report has, if it has it.
  package static func paid(_ micros: Int, _ network: Int?, _ currency: String?) -> String {
    let amount = micros.price(in: currency)
    guard let network else { return localized("Paid: \(amount).") }
    guard micros > 0 else {
      return localized("Paid: nothing, by the network \(network.price(in: currency)).")
    }
    return localized("Paid: \(amount), by the network \(network.price(in: currency)).")
  }
  package static var paidIsNotRecorded: String { localized("Paid: not recorded.") }
  package static func book(_ keeper: String, _ tally: AdRecord.Tally) -> String {
    var words = [
      Spoken.plain(CountsText.other(impressions: tally.impressions, clicks: tally.clicks))
    ]
    if tally.rewards > 0 {
      words.append(localized("\(tally.rewards) reward\(tally.rewards == 1 ? "" : "s")"))
    }
    if tally.paidMicros > 0 { words.append(localized("\(tally.paidMicros.price) paid")) }
    return localized("\(keeper): \(Spoken.list(words)).")
  }
  package static func sees(_ side: String, _ event: CountRow.Event) -> String {
    localized("\(side) sees \(CountsText.plural(event)).")
  }
  /// Google sees them if Serving may decide, which it does.
  package static var googleByServing: String {
    localized("\(CountsText.google), since \(CountsText.servingDecides),")
  }
  package static func both(_ one: String, _ other: String) -> String {
    localized("\(one) and \(other)")
  }
  package static func order(_ words: String) -> String { localized("Order of events: \(words).") }
}
