import Catalogue
package import Observing
package import Simulation
import StageUI

/// A phone's recording as the stage takes it, folded to its end.
package struct PhoneJournal: Sendable {
  package let title: String
  package let phone: StageState.Recording.Phone
  package let entries: [Entry]
  package private(set) var ledgers: Ledgers
  package private(set) var past: JournalPast
  private(set) var index = TraceIndex()

  /// `news` is what is said besides of the lines that were read, and `all` are the runs that they have, of
  /// which this is the one at `place`. Nil if there are too many entries to show.
  package init?(
    _ recording: Recording, news: [String] = [], isLive: Bool, of all: [Recording] = [],
    at place: Int = 0
  ) {
    guard let staged = StagedRecording(recording) else { return nil }
    let names = [recording.facts?.app, recording.title].compactMap(\.self)
    title = names.first { !$0.isEmpty } ?? "recording"
    phone = .init(
      facts: JudgeText.facts(recording) + news, isLive: isLive,
      runs: (all.isEmpty ? [recording] : all).map(StageState.Recording.Run.init), place: place)
    entries = staged.entries
    ledgers = staged.ledgers
    past = JournalPast(ledgers, isOnPhone: true)
    for entry in entries {
      ledgers.add(entry)
      past.add(entry, ledgers)
      index.add(entry)
    }
  }
}
