package import Simulation

/// Two journals side by side: what belongs together, what is on one side only, and what differs.
///
/// Entry numbers do not count, and causes are the same if they refer to entries that belong
/// together. So one extra entry is one difference, and not one in every entry after it. The same
/// goes for everything that comes later because of one delay: see ``Difference/shift(by:)``.
package struct JournalDiff: Equatable, Sendable {
  package let left: [Entry]
  package let right: [Entry]
  /// In order; each entry of either side is in one of them.
  package let rows: [Row]
  package let counts: Counts

  /// What is beside what. The numbers are places in ``left`` and ``right``, from 0.
  package enum Row: Equatable, Sendable {
    case same(left: Int, right: Int)
    case changed(left: Int, right: Int, [Difference])
    /// Only on the left.
    case missing(left: Int)
    /// Only on the right.
    case extra(right: Int)
    /// It is elsewhere on the right.
    case moved(left: Int, to: Int)
    /// It is elsewhere on the left: the other end of a ``moved(left:to:)``.
    case arrived(right: Int, from: Int)
  }

  /// How two entries that belong together differ.
  package enum Difference: Equatable, Sendable {
    /// They have different causes; the numbers of those entries, each in its own journal.
    case cause(left: Int?, right: Int?)
    /// From here on the right side is this much later than before; earlier if negative.
    case shift(by: Duration)
    /// A field of the entry, by the name the journal gives it.
    case field(String, left: Fields.Value?, right: Fields.Value?)
    /// One of the facts in its data.
    case fact(String, left: Fields.Value?, right: Fields.Value?)
  }

  /// How many rows of each kind there are; a moved entry counts once.
  package struct Counts: Equatable, Sendable {
    package fileprivate(set) var same = 0
    package fileprivate(set) var changed = 0
    package fileprivate(set) var missing = 0
    package fileprivate(set) var extra = 0
    package fileprivate(set) var moved = 0
  }

  package init(left: [Entry], right: [Entry]) {
    self.left = left
    self.right = right
    var builder = RowBuilder(EntryAlignment(left, right))
    rows = builder.rows()
    counts = Counts(rows)
  }

  /// Whether nothing differs, times and causes included.
  package var isEmpty: Bool { counts.same == rows.count }
}

extension JournalDiff.Counts {
  fileprivate init(_ rows: [JournalDiff.Row]) {
    for row in rows {
      switch row {
      case .same: same += 1
      case .changed: changed += 1
      case .missing: missing += 1
      case .extra: extra += 1
      case .moved: moved += 1
      case .arrived: break
      }
    }
  }
}
