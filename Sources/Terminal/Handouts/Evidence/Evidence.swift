import Catalogue
import Contract
package import Observing
import Scenarios
import Simulation
import StageUI

/// All that a page says about a journal: a fold over its entries, and the pictures of a replay.
package struct Evidence {
  /// Where the journal comes from, and what can play it.
  package struct Origin: Equatable, Sendable {
    /// The journal's name, without a folder.
    let file: String
    /// How the program is called on a command line.
    let program: String
    let version: String

    package init(file: String, program: String, version: String) {
      (self.file, self.program, self.version) = (file, program, version)
    }
  }

  /// A moment with what was known then.
  struct Moment {
    let span: EvidenceMoment
    /// Its number on the page, from 1.
    let number: Int
    let heading: String
    /// The ad that was last spoken of.
    let ad: AdRecord?
    let findings: Slice<GrowingList<FindingRecord>>
    let picture: EvidencePicture?
  }

  let origin: Origin
  let journal: RecordedJournal
  let entries: EntryList
  private(set) var ledgers: Ledgers
  private(set) var moments: [Moment] = []
  /// How many moments there are with those that are not on the page.
  let momentCount: Int
  /// The first entry that a replay wrote otherwise; nil if it did not, or if only the journal ended.
  let difference: Int?
  /// What was recorded on a phone; nil for our own journals.
  let phone: JudgedRecording?

  package init(
    _ journal: RecordedJournal, _ origin: Origin, _ moments: EvidenceMoments,
    pictures: [Int: EvidencePicture], difference: Int?
  ) {
    self.origin = origin
    self.journal = journal
    self.difference = difference
    phone = nil
    momentCount = moments.count
    entries = EntryList(journal)
    ledgers = Ledgers((try? journal.scenario())?.adUnits ?? [])
    let isSame: (Int) -> Bool = { number in difference.map { number < $0 } ?? true }
    read(moments.chosen) { isSame($0) ? pictures[$0] : nil }
  }

  /// What was recorded on a phone: nothing of it can be played, nor drawn.
  package init(_ phone: JudgedRecording, _ origin: Origin) {
    (self.phone, self.origin, journal) = (phone, origin, phone.journal)
    (difference, momentCount) = (nil, 0)
    (entries, ledgers) = (EntryList(phone.entries), phone.ledgers)
  }

  private mutating func read(
    _ spans: [EvidenceMoment], _ picture: (Int) -> EvidencePicture?
  ) {
    var ad: String?
    var next = spans[...]
    var findings = 0
    for (place, entry) in entries.enumerated() {
      if place + 1 == next.first?.first { findings = ledgers.findings.count }
      ledgers.add(entry)
      ad = entry.ad ?? ad
      guard let span = next.first, span.last == place + 1 else { continue }
      next = next.dropFirst()
      moments.append(
        Moment(
          span: span, number: moments.count + 1, heading: heading(of: span),
          ad: ad.flatMap { ledgers[$0] }, findings: ledgers.findings[findings...],
          picture: picture(span.last)))
    }
  }

  /// What the user did, or else the entry that says most.
  private func heading(of span: EvidenceMoment) -> String {
    let first = entries[span.first - 1]
    if span.isAct {
      return EvidenceText.act(
        first, label: entries.label(tappedIn: first, ledgers), isInVain: entries.isInVain(first))
    }
    let telling = entries[span.first - 1..<span.last].min { $0.kind.rank < $1.kind.rank }
    return EvidenceText.happening(telling ?? first)
  }
}

extension Entry.Kind {
  /// How soon it is told what happened, if other things happened as well.
  fileprivate var rank: Int {
    switch self {
    case .finding: 0
    case .count: 1
    case .callback: 2
    case .call: 3
    case .input, .note, .timer: 4
    }
  }
}

// MARK: How much there is

extension Evidence {
  package var momentsShown: Int { moments.count }
  /// A recording among several on one page.
  var nameOfRun: String {
    EvidenceText.run(
      phone?.recording.run ?? "", journal.header.title, rules: rulesBroken)
  }
  package var rulesBroken: Int { Set(ledgers.findings.map(\.id)).count }
}

// MARK: What happened

extension Evidence {
  /// What happened, in one sentence.
  var sentence: String {
    guard !entries.isEmpty else { return EvidenceText.isEmpty }
    let rule = ledgers.findings.first { $0.severity == .error }?.rule
    guard let ad = mainAd else { return rule?.sentence ?? EvidenceText.noAd }
    if let rule, !ad.countsDiffer { return rule.sentence }
    return ad.sentences.first ?? EvidenceText.noAd
  }

  /// The ad that the sentence is about: the first whose counts differ, or the last that was counted.
  var mainAd: AdRecord? {
    ledgers.ads.first(where: \.countsDiffer) ?? ledgers.ads.last { !$0.google.isEmpty }
      ?? ledgers.ads.last
  }
}

extension AdRecord {
  var isCountedByGoogle: Bool { life.kind.through.observed.hasGoogle }

  fileprivate var countsDiffer: Bool { isCountedByGoogle && Verdict(self).tone == .disagree }

  /// What its counts say, the most urgent first.
  var sentences: [String] { statements.map(\.sentence) }

  /// The same, with the events that each sentence is about; none for one about the ad.
  var statements: [(events: [CountRow.Event], sentence: String)] {
    life.kind.through.text.books.map { [([], $0)] }
      ?? Verdict(self).statementsInOrder.map { ($0.events, $0.sentence) }
  }
}

extension AdRecord.Tally {
  fileprivate var isEmpty: Bool { self == AdRecord.Tally() }
}
