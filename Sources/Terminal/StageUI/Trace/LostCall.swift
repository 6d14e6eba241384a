import Observing
import Simulation

/// A call between Google and an adapter that a faulty wire lost: its arrow does not arrive.
enum LostCall: Equatable {
  /// The entry is Google's call, and the next one says that it was lost.
  case call
  /// The entry says that an adapter's report was lost; the report has no entry of its own.
  case report

  init?(_ entry: Entry, in entries: EntryList) {
    if entry.sense == .crossingLost {
      guard !entries.isCallToAdapter(entry.cause) else { return nil }
      self = .report
    } else {
      guard entry.isCallToAdapter, entry.number < entries.count else { return nil }
      let next = entries[entry.number]
      guard next.sense == .crossingLost, next.cause == entry.number else { return nil }
      self = .call
    }
  }
}

extension EntryList {
  fileprivate func isCallToAdapter(_ number: Int?) -> Bool {
    guard let number, (1...Swift.max(1, count)).contains(number) else { return false }
    return self[number - 1].isCallToAdapter
  }
}

extension Entry {
  fileprivate var isCallToAdapter: Bool {
    kind == .call && from.role == .google && to?.role == .adapter
  }
}
