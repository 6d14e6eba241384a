import Directing
import Dispatch
import Observing
import Scenarios
import Simulation
import StageUI

/// Reads a journal in the background, once: its ledgers, its moments, and what filters look at. The
/// stage can be used meanwhile, and what has been read can be searched.
@MainActor
final class JournalReading {
  /// Called with the ledgers and moments as far as they have been read, and with how much that is in
  /// percent.
  var onLedgers: (Ledgers, JournalPast, Int) -> Void = { _, _, _ in }
  /// Called with what a filter has found so far.
  var onMatches: (StageState.Matches) -> Void = { _ in }

  private let journal: RecordedJournal
  private let queue = DispatchQueue(label: "adplay.journal", qos: .utility)
  /// The index of the entries read so far, for filters.
  private var index = TraceIndex()
  private var filter = ""
  /// The number of searches so far: results of an older one are discarded.
  private var search = 0

  init(_ journal: RecordedJournal) {
    self.journal = journal
  }

  func begin() {
    let journal = journal
    let units = (try? journal.scenario())?.adUnits ?? []
    let step = max(1000, journal.count / 10)
    queue.async { [weak self] in
      var ledgers = Ledgers(units)
      var past = JournalPast(ledgers)
      var index = TraceIndex()
      for start in stride(from: 0, to: journal.count, by: step) {
        let end = min(journal.count, start + step)
        for place in start..<end {
          let entry = try? journal.entry(place)
          index.add(entry)
          guard let entry else { continue }
          ledgers.add(entry)
          past.add(entry, ledgers)
        }
        let (soFar, pastSoFar, indexSoFar) = (ledgers, past, index)
        DispatchQueue.main.async {
          self?.index = indexSoFar
          self?.onLedgers(soFar, pastSoFar, end * 100 / journal.count)
          self?.findAgain()
        }
      }
    }
  }

  func find(_ filter: String) {
    self.filter = filter
    findAgain()
  }

  /// Searches what has been read so far.
  private func findAgain() {
    search += 1
    guard !filter.isEmpty else { return }
    // If many letters came at once, only their combination is searched for.
    DispatchQueue.main.async { [self, search] in
      guard search == self.search else { return }
      let (filter, index) = (filter, index)
      DispatchQueue.global(qos: .userInitiated).async { [weak self] in
        let places = index.places(TraceFilter(filter))
        DispatchQueue.main.async { self?.found(places, by: filter, in: search) }
      }
    }
  }

  private func found(_ places: [Int], by filter: String, in search: Int) {
    guard search == self.search else { return }
    onMatches(StageState.Matches(filter: filter, places: places))
  }
}
