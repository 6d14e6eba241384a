import Catalogue
import Screen
import Simulation

extension TraceRows {
  /// Continues remarks that are cut on rows below, as long as there are free ones: the newest entry
  /// first. `room` says how many columns an entry's words have; nil for those of an arrow, whose
  /// middle goes.
  mutating func unfold(into height: Int, _ room: (Entry) -> Int?) {
    var free = height - rows.count
    for place in rows.indices.reversed() where free > 0 {
      guard case .entry(let entry, _) = rows[place], let width = room(entry), width > 4 else {
        continue
      }
      let lines = Text.wrapped(EntryWords.inTrace(entry), width: width)
      guard lines.count > 1, lines.count - 1 <= free else { continue }
      continueRow(at: place, of: entry, lines)
      free -= lines.count - 1
    }
  }
}

extension TraceLanes {
  /// How many columns an entry's words have beside its mark or beside the lanes; nil if they belong
  /// to an arrow.
  func roomForWords(_ entry: Entry, in row: Rect) -> Int? {
    let start = line(of: entry.from)
    guard entry.to.map({ line(of: $0) }) ?? start == start else { return nil }
    return remark(entry, in: row).width
  }
}
