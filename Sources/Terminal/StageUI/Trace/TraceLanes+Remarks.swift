import Catalogue
import Screen
import Simulation

extension TraceLanes {
  /// Where the words of an entry are that stays with its party: beside the lanes, or from its mark to
  /// the next lane. A broken rule is longer than that: it crosses the lanes behind it, which are
  /// empty in its row, or those before it if there is more room.
  func remark(_ entry: Entry, in row: Rect) -> Rect {
    let mark = line(of: entry.from)
    let start = labels ?? mark + 2
    let behind = Rect(x: start, y: row.y, width: row.maxX - start, height: 1)
    guard labels == nil else {
      return entry.isAboutRule ? room(for: entry, behind: mark, behind) : behind
    }
    guard entry.isAboutRule else {
      return Rect(x: start, y: row.y, width: end(of: entry.from, in: row) - start, height: 1)
    }
    let before = Rect(x: lines[0] + 1, y: row.y, width: mark - 2 - lines[0], height: 1)
    let fits = TextWidth.columns(EntryWords.inTrace(entry)) <= behind.width
    return fits || behind.width >= before.width ? behind : before
  }

  /// Beside the lanes, or from further left where words would be cut: the lanes behind the mark are empty.
  private func room(for entry: Entry, behind mark: Int, _ beside: Rect) -> Rect {
    let columns = TextWidth.columns(EntryWords.inTrace(entry))
    let wanted = min(beside.x, beside.maxX - columns)
    // A line right before the words would look like one of them.
    let x = max(mark + 2, lines.contains(wanted - 1) ? wanted - 1 : wanted)
    return Rect(x: x, y: beside.y, width: beside.maxX - x, height: 1)
  }

  /// Whether a remark's words end at its mark instead of beginning there.
  func isBeforeMark(_ remark: Rect, of entry: Entry) -> Bool {
    labels == nil && remark.x < line(of: entry.from)
  }
}

extension Entry {
  fileprivate var isAboutRule: Bool {
    switch kind {
    case .finding: true
    case .note(let violation): violation != nil
    case .input, .call, .callback, .count, .timer: false
    }
  }
}
