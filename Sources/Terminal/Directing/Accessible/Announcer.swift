import Catalogue
import Contract
import Languages
import Observing
import Scenarios
import Simulation
import StageUI

/// Tells what was written since it last did, each moment with its time in front.
struct Announcer {
  private var told = 0
  private var moment: Instant?
  private var saidInAct = 0
  private var unsaid = 0
  /// Nobody listens to more of one act.
  private static let most = 120

  /// Another journal is the same up to here.
  mutating func go(on count: Int) { (told, moment) = (count, nil) }

  /// Says the time again, also where it has not gone on.
  mutating func beginAct() { (moment, saidInAct, unsaid) = (nil, 0, 0) }

  /// How much of the act was not told.
  var rest: [String] { unsaid == 0 ? [] : [AccessibleText.unsaid(unsaid)] }

  mutating func news(of entries: [Entry], _ state: @autoclosure () -> StageState) -> [String] {
    defer { told = entries.count }
    guard told < entries.count else { return [] }
    let state = state()
    return entries[told...].flatMap { entry -> [String] in
      let lines = Self.lines(entry, EntryList(entries), state)
      guard let first = lines.first else { return [] }
      guard saidInAct < Self.most else {
        unsaid += lines.count
        return []
      }
      saidInAct += lines.count
      defer { moment = entry.time }
      guard entry.time != moment else { return lines }
      return [AnnouncementText.at(entry.time, first)] + lines.dropFirst()
    }
  }

  private static func lines(
    _ entry: Entry, _ entries: EntryList, _ state: StageState
  ) -> [String] {
    switch entry.kind {
    case .input:
      let label = entry.isOnPicture ? nil : entries.label(tappedIn: entry, state.ledgers)
      let sentence = ActText.sentence(
        entry, label: label, isInVain: entries.isInVain(entry))
      return [Spoken.sentence(sentence)]
    case .finding: return broken(entry, state)
    default: return [AnnouncementText.sentence(entry)].compactMap(\.self)
    }
  }

  private static func broken(_ entry: Entry, _ state: StageState) -> [String] {
    guard let finding = state.ledgers.findings.first(where: { $0.entry == entry.number }),
      let rule = finding.rule
    else { return [AnnouncementText.broken(Spoken.sentence(entry.message))] }
    let sentence = AnnouncementText.broken(Spoken.sentence(localized(sentence: rule.sentence)))
    return [sentence, Spoken.plain(BrokenRuleText(rule, finding, key: "").remedy.sentence)]
  }
}

extension Entry {
  /// Whether a picture was tapped: its letters are no name.
  fileprivate var isOnPicture: Bool {
    switch data[.target].flatMap(Target.init) {
    case .icon, .starRating, .media: true
    default: false
    }
  }
}
