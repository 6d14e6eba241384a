package import Observing
package import Simulation

/// The moments of a journal that can be gone back to, at most `limit` and the end: a fold over its
/// entries.
///
/// A moment is over when simulated time moves on, or when the user does something. On a phone nobody writes
/// what the user does: there, it is what begins an ad's load, its presentation or a click.
package struct JournalPast: Sendable {
  static let limit = 500

  private var moments: [(mark: TimeState.Mark, entries: Int)] = []
  private var books = BookMarks()
  /// The last entry so far.
  private var last: (time: Instant, number: Int)?

  private let isOnPhone: Bool

  /// `ledgers` are those before the first entry.
  package init(_ ledgers: Ledgers = Ledgers(), isOnPhone: Bool = false) {
    self.isOnPhone = isOnPhone
    books.keep(ledgers, after: 0)
  }

  /// Adds an entry, and the ledgers after it.
  package mutating func add(_ entry: Entry, _ ledgers: Ledgers) {
    let isAct =
      entry.kind == .input || isOnPhone && entry.isActOnPhone && entry.time != last?.time
    if let last, isAct || entry.time != last.time {
      moments.append((.init(last.time, beginsAct: isAct), last.number))
      if moments.count > Self.limit { thin() }
    }
    last = (entry.time, entry.number)
    books.keep(ledgers, after: entry.number)
  }

  /// Keeps what begins an act, or every second moment if those are many.
  private mutating func thin() {
    let acts = moments.count { $0.mark.beginsAct }
    moments = moments.enumerated().filter { place, moment in
      place == 0 || (acts <= Self.limit / 2 ? moment.mark.beginsAct : place.isMultiple(of: 2))
    }.map(\.element)
  }

  /// The moments, and behind them the end of what was read; empty before anything was.
  var marks: [TimeState.Mark] {
    guard let last else { return [] }
    return moments.map(\.mark) + [.init(last.time, beginsAct: false)]
  }

  /// How many entries there were at a place among the marks; nil for the last one.
  func entries(at place: Int) -> Int? {
    moments.indices.contains(place) ? moments[place].entries : nil
  }

  /// The place of the last moment with at most so many entries; nil before the first.
  func place(upTo entries: Int) -> Int? { moments.lastIndex { $0.entries <= entries } }

  /// The ledgers after so many entries.
  func ledgers(after count: Int, of journal: EntryList) -> Ledgers {
    books.ledgers(after: count, of: journal)
  }
}

extension Entry {
  fileprivate var isActOnPhone: Bool {
    switch sense {
    case .lineAsked?, .presentTold?, .clickTold?, .clickReported?: true
    default: false
    }
  }
}
