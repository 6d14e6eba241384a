import Observing
import Simulation

/// The visible rows of the trace: as many entries as fit, and over what the user did its time and
/// words.
struct TraceRows: Equatable {
  enum Row: Equatable {
    /// What the user did, by its entry.
    case heading(Entry)
    /// The time is there once per moment.
    case entry(Entry, hasTime: Bool)
    /// What did not fit into the entry's row, or into those before this one.
    case more(Entry, String)
  }

  private(set) var rows: [Row] = []
  /// What is in the rows of the entries that continue below them, by their numbers.
  private(set) var beginnings: [Int: String] = [:]

  /// The newest entries while following them (`selected` is nil), otherwise those around the selected
  /// one. Only the visible ones are looked at.
  init(_ entries: EntryList, around selected: Int?, height: Int, hasHeadings: Bool) {
    guard height > 0, let last = entries.indices.last else { return }
    let middle = selected.map { entries.place(upTo: $0) ?? 0 } ?? last
    var window = Window(entries[middle], height: height, hasHeadings: hasHeadings)
    var next = middle + 1
    while next <= last, window.addBelow(entries[next], limit: height / 2) { next += 1 }
    var previous = middle - 1
    while previous >= 0, window.addAbove(entries[previous]) { previous -= 1 }
    while next <= last, window.addBelow(entries[next], limit: height) { next += 1 }
    rows = window.rows
    if selected == nil { keepHeading(of: entries, after: previous) }
  }

  /// Fewer rows than this are all needed for entries.
  private static let leastWithHeading = 4

  /// The newest entries stay below what the user did that led to them, although its own row has gone.
  private mutating func keepHeading(of entries: EntryList, after hidden: Int) {
    guard rows.count >= Self.leastWithHeading, case .entry(let first, _) = rows[0], !first.isAct
    else { return }
    var place = hidden
    while place >= 0, entries[place].time == first.time {
      if entries[place].isAct {
        rows[0] = .heading(entries[place])
        return
      }
      place -= 1
    }
  }

  mutating func continueRow(at place: Int, of entry: Entry, _ lines: [String]) {
    beginnings[entry.number] = lines[0]
    rows.insert(contentsOf: lines.dropFirst().map { .more(entry, $0) }, at: place + 1)
  }

  /// Entries from the middle to both sides, until there are enough.
  private struct Window {
    private var below: [Entry] = []
    /// Nearest first, with the middle.
    private var above: [Entry]
    private let height: Int
    private let hasHeadings: Bool
    private var used: Int
    private var usedBelow = 0
    /// Whether there was no row for the heading of the first entry.
    private var lacksFirstHeading: Bool

    init(_ middle: Entry, height: Int, hasHeadings: Bool) {
      self.height = height
      self.hasHeadings = hasHeadings
      above = [middle]
      used = 0
      lacksFirstHeading = false
      used = min(height, rows(of: middle))
      lacksFirstHeading = used < rows(of: middle)
    }

    private func rows(of entry: Entry) -> Int { hasHeadings && entry.isAct ? 2 : 1 }

    mutating func addBelow(_ entry: Entry, limit: Int) -> Bool {
      let count = rows(of: entry)
      guard usedBelow + count <= limit, used + count <= height else { return false }
      below.append(entry)
      used += count
      usedBelow += count
      return true
    }

    mutating func addAbove(_ entry: Entry) -> Bool {
      guard used < height else { return false }
      let count = rows(of: entry)
      lacksFirstHeading = used + count > height
      above.append(entry)
      used += lacksFirstHeading ? count - 1 : count
      return true
    }

    var rows: [Row] {
      var rows: [Row] = []
      var time: Instant?
      for (place, entry) in (above.reversed() + below).enumerated() {
        let hasHeading = hasHeadings && entry.isAct && !(place == 0 && lacksFirstHeading)
        if hasHeading { rows.append(.heading(entry)) }
        let isNewMoment = time != entry.time || entry.cause == nil
        rows.append(.entry(entry, hasTime: isNewMoment && !hasHeading))
        time = entry.time
      }
      return rows
    }
  }
}

extension Entry {
  /// Whether it is something the user did.
  var isAct: Bool { kind == .input }
}
