import Simulation

extension JournalDiff {
  /// The number on the right of the first entry from which on something else happens; nil if the same
  /// things happen, whatever their order and times. What was last on the left may be still to come.
  package var firstOtherEvent: Int? {
    var next = 1
    for row in rows {
      switch row {
      case .extra(let right): return self.right[right].number
      case .missing(let left) where self.left[left].time < (self.left.last?.time ?? .start):
        return next
      case .changed(_, let right, let differences) where differences.contains(where: \.isOfEvent):
        return self.right[right].number
      case .same(_, let right), .changed(_, let right, _), .arrived(let right, _):
        next = self.right[right].number + 1
      case .missing, .moved: break
      }
    }
    return nil
  }
}

extension JournalDiff.Difference {
  /// Whether another thing happens, and not the same at another time.
  fileprivate var isOfEvent: Bool {
    switch self {
    case .cause, .shift: false
    case .field, .fact: true
    }
  }
}
