package import Observing
import Scenarios
package import Simulation

/// Texts of the page that shows others what a journal proves.
package enum EvidenceText {
  package static func title(_ scenario: String) -> String { "\(scenario) · adplay evidence" }
  package static func kind(_ header: JournalHeader) -> String {
    header.recorded == nil
      ? "adplay evidence: a simulation, no real ad and no real money"
      : "adplay evidence: recorded on a phone; what Google counted follows from what crossed"
  }
  package static let counts = PaneTitle.counts
  package static let rules = "Broken rules"
  package static let notJudged = "Rules that were not judged"
  package static let stage = "The stage"
  package static let trace = PaneTitle.trace
  package static let repeating = "Repeat it"

  // MARK: What happened

  package static let isEmpty = "The journal has no entries."
  package static let noAd = "No ad was requested."

  package static func facts(_ header: JournalHeader, version: String) -> [(
    name: String, value: String
  )] {
    if let recorded = header.recorded {
      return [
        ("run", recorded.run), ("SDK", recorded.sdk ?? "?"), ("recorder", recorded.recorder),
        ("adplay", version), ("journal", "version \(JournalHeader.recordingVersion)"),
      ]
    }
    return [
      ("seed", "\(header.seed)"), ("adplay", version),
      ("journal", "version \(JournalHeader.version)"),
    ]
  }

  /// `41 entries up to 00:01.200`.
  package static func length(entries: Int, end: Instant) -> String {
    "\(counted(entries, "entry", "entries")) up to \(end.clock)"
  }

  // MARK: The counts

  package static let event = "event"
  package static let google = CountsText.google
  package static let network = "Network"
  package static let others = "Others"
  package static let whatHappened = "What happened"
  /// A side that keeps no count.
  package static let none = "–"
  package static func heading(_ ad: AdRecord) -> String {
    [ad.format.title, ad.line ?? ad.slotShown ?? ad.lineAsked].compactMap(\.self)
      .joined(separator: " · ")
  }
  /// A run among several.
  package static func run(_ id: String, _ title: String, rules: Int) -> String {
    "\(title), run \(id): \(rules == 0 ? "no judged rule is broken" : counted(rules, "broken rule", "broken rules"))"
  }
  package static func other(_ keeper: String, _ count: Int) -> String { "\(keeper) \(count)" }
  package static func moreAds(_ count: Int) -> String {
    "and \(counted(count, "ad", "ads")) more"
  }

  // MARK: What became of the user's choices, and of rewards

  package static let privacy = "What the user chose"
  package static let choice = "choice"
  package static let verification = "Rewards and the publisher's server"
  package static let request = "request"
  package static let answer = "answer"
  package static let status = "status"

  package static func heading(_ reward: VerifiedReward) -> String {
    let amount = [reward.amount.map { "\($0)" }, reward.item].compactMap(\.self)
    let user = reward.user.map { "for \($0)" } ?? "for nobody by name"
    let words = amount.isEmpty ? user : "\(amount.joined(separator: " ")) \(user)"
    return "\(words) · \(reward.transaction)"
  }

  package static func answered(_ kind: VerifiedReward.Answer.Kind?) -> String {
    switch kind {
    case nil: "what it answered is not known"
    case .granted?: "granted"
    case .known?: "granted before"
    case .refused?: "not granted"
    case .missing?: "nobody answered"
    }
  }

  // MARK: The rules

  package static let why = "Why"
  package static let fix = "Fix"
  package static let forced = "Forced"
  package static let proof = "Proof"
  package static let source = "Source"
  /// When and by which ad a rule was broken.
  package static func place(_ finding: FindingRecord) -> String {
    [finding.ad, "\(finding.time.seconds) s"].compactMap(\.self).joined(separator: ", ")
  }
  package static func more(_ count: Int) -> String { "and \(count.grouped) more times" }
  package static func unknownRule(_ id: String) -> String {
    "This adplay has no rule \(id); another version found it."
  }
  package static func noneBroken(_ standings: RuleStandings) -> String {
    CountsText.held(standings.held.count)
  }

  // MARK: The stage

  /// What happened in a moment, by the entry that says most about it.
  package static func happening(_ entry: Entry) -> String {
    "\(PartyWords.way(entry)): \(EntryWords.inDiff(entry))"
  }

  /// `you tapped Install` as a heading.
  package static func act(_ entry: Entry, label: String?, isInVain: Bool) -> String {
    let sentence = ActText.sentence(entry, label: label, isInVain: isInVain)
    return sentence.prefix(1).uppercased() + sentence.dropFirst()
  }

  package static func entries(_ first: Int, _ last: Int) -> String {
    first == last ? "#\(first)" : "#\(first) to #\(last)"
  }

  /// `impression: Google 1, Sample SDK 0`.
  package static func counts(_ row: CountRow, network: String) -> String {
    let other = row.network.map { ", \(network) \($0)" } ?? ""
    return "\(row.event.title): \(CountsText.google) \(row.google.inCounts)\(other)"
  }

  /// Why some moments have no place on the page.
  package static func moments(_ shown: Int, of count: Int) -> String {
    shown == count
      ? "Each moment in which something happened, as the stage shows it."
      : "\(shown.grouped) of \(count.grouped) moments: those that broke a rule, then what the user did, "
        + "then others."
  }

  /// Why a moment has no picture.
  package static func noPicture(differsFrom entry: Int?, isEnd: Bool) -> String {
    if let entry {
      return "No picture: from #\(entry) on, a replay was not what this journal says."
    }
    return isEnd ? "No picture: the journal ends within this moment." : "No picture of this moment."
  }

  /// The controls of the pictures.
  package static let moment = "Moment"
  package static let previous = "Previous moment"
  package static let next = "Next moment"
  package static func place(_ number: Int, of count: Int) -> String { "\(number) of \(count)" }
  package static let broken = "a rule was broken"

  // MARK: The trace

  package static let filter = "Filter"
  package static let filterHint = "words in any order"
  package static func rows(_ shown: Int, of count: Int) -> String {
    shown == count
      ? counted(count, "entry", "entries")
      : "the last \(shown.grouped) of \(count.grouped) entries, and those that prove something"
  }
  package static let time = "time"
  package static let number = "#"
  package static let from = "from"
  package static let to = "to"
  package static let what = "what"
  package static let details = "details"
  package static let because = "because of"

  // MARK: Repeating it

  package static let replays = "Plays this journal again and compares, entry by entry:"
  package static let opens = "Opens the stage where the first rule was broken:"
  package static let opensAtEnd = "Opens the stage at the end of it:"
  package static let judges = "Judges what was recorded:"
  package static let plays = "Opens the scenario alone, with the same seed:"
  package static func save(_ file: String) -> String { "Save \(file)" }
  package static let journalIsElsewhere = "The journal is too large to be in this page."
  package static let scenario = "The scenario"

  package static func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count.grouped) \(count == 1 ? one : many)"
  }
}

/// What a command says about a page that it wrote.
package enum EvidenceReport {
  package static func written(_ path: String, entries: Int, moments: Int, rules: Int) -> String {
    let parts = [
      EvidenceText.counted(entries, "entry", "entries"),
      EvidenceText.counted(moments, "moment", "moments"),
      EvidenceText.counted(rules, "broken rule", "broken rules"),
    ]
    return "\(path): \(parts.joined(separator: ", "))"
  }
}
