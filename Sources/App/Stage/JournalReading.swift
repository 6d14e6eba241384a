import Scenarios
import Dispatch
import Observing
import Playing
import Simulation
import StageUI

/// Reads a journal in the background: its ledgers once, and the matching rows for every new filter.
/// The stage can be used meanwhile.
@MainActor
final class JournalReading {
  /// Called with the ledgers and moments as far as they have been read, and with how much that is in
  /// percent.
  var onLedgers: (Ledgers, JournalPast, Int) -> Void = { _, _, _ in }
  /// Called with what a filter has found so far.
  var onMatches: (StageState.Matches) -> Void = { _ in }

  private let journal: RecordedJournal
  private let queue = DispatchQueue(label: "adplay.journal", qos: .utility)
  /// The number of filters so far: results of an older one are discarded.
  private var search = 0

  init(_ journal: RecordedJournal) {
    self.journal = journal
  }

  func begin() {
    let journal = journal
    let units = (try? Replay.scenario(of: journal))?.adUnits ?? []
    let step = max(1000, journal.count / 10)
    queue.async { [weak self] in
      var ledgers = Ledgers(units)
      var past = JournalPast(ledgers)
      for start in stride(from: 0, to: journal.count, by: step) {
        let end = min(journal.count, start + step)
        for place in start..<end {
          guard let entry = try? journal.entry(place) else { continue }
          ledgers.add(entry)
          past.add(entry, ledgers)
        }
        let (soFar, pastSoFar, percent) = (ledgers, past, end * 100 / journal.count)
        DispatchQueue.main.async { self?.onLedgers(soFar, pastSoFar, percent) }
      }
    }
  }

  func find(_ filter: String) {
    search += 1
    guard !filter.isEmpty else { return }
    // If many letters came at once, only their combination is searched for.
    DispatchQueue.main.async { [self, search] in findNext(filter, from: 0, [], of: search) }
  }

  /// Searches in parts, so that another filter need not wait for this one.
  private func findNext(_ filter: String, from start: Int, _ found: [Int], of search: Int) {
    guard search == self.search else { return }
    onMatches(StageState.Matches(filter: filter, places: found))
    guard start < journal.count else { return }
    let journal = journal
    let end = min(journal.count, start + 50_000)
    let words = TraceFilter(filter)
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let more =
        found
        + (start..<end).filter { place in
          (try? journal.entry(place)).map(words.fits) ?? false
        }
      DispatchQueue.main.async { self?.findNext(filter, from: end, more, of: search) }
    }
  }
}
