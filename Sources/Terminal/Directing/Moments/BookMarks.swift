import Observing
import Simulation

/// Ledgers of a few moments, so that those of any other are found by reading a short part of the
/// journal. Ledgers share what has not changed between them.
struct BookMarks: Sendable {
  private var marks: [(entries: Int, ledgers: Ledgers)] = []
  /// How many entries are between two marks.
  private var stride = 1024
  private static let limit = 256

  /// Remembers the ledgers after so many entries, if the last ones are too old.
  mutating func keep(_ ledgers: Ledgers, after entries: Int) {
    if let last = marks.last, entries - last.entries < stride { return }
    marks.append((entries, ledgers))
    guard marks.count > Self.limit else { return }
    stride *= 2
    marks = marks.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element)
  }

  /// The ledgers after so many entries of the journal.
  func ledgers<Journal: RandomAccessCollection<Entry>>(
    after count: Int, of journal: Journal
  ) -> Ledgers where Journal.Index == Int {
    guard let mark = marks.last(where: { $0.entries <= count }) else { return Ledgers() }
    var ledgers = mark.ledgers
    for entry in journal[mark.entries..<count] { ledgers.add(entry) }
    return ledgers
  }

  /// Forgets what came after so many entries.
  mutating func cut(after count: Int) { marks.removeAll { $0.entries > count } }
}
