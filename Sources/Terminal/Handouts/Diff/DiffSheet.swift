import Catalogue
package import Observing
package import Screen
import Simulation
import StageUI
package import Theming

/// Two journals side by side on a sheet of any length: what differs, a few entries around it, and a
/// line in place of what is the same.
package struct DiffSheet {
  let diff: JournalDiff
  let left: JournalOrigin
  let right: JournalOrigin
  let lines: [Line]
  let widest: Widest

  /// The greatest width of times and of ways.
  struct Widest {
    var time = 0
    var way = 0
  }

  /// One line of the sheet.
  enum Line: Equatable {
    case files
    /// Something about the whole journals that differs.
    case origin(String, left: String, right: String)
    case rule
    /// The row at a place in the diff.
    case row(Int)
    /// How the row above differs.
    case difference(JournalDiff.Difference)
    /// This many entries that are the same.
    case skipped(Int)
    /// This many lines that there is no room for.
    case cut(Int)
    /// The summary, or a line of it.
    case summary(String)
  }

  /// How many rows are shown before and after one that differs.
  private static let context = 3

  package init(_ diff: JournalDiff, left: JournalOrigin, right: JournalOrigin) {
    self.diff = diff
    self.left = left
    self.right = right
    lines = Self.head(diff, left, right) + Self.body(diff)
    widest = Self.widest(lines, diff)
  }

  /// The sheet in one piece. If it is too long, its end is cut off, with a note.
  package func canvas(width: Int, theme: Theme) -> Canvas {
    let summary = summary(width)
    let spare = lines.count + summary.count - SideSheet.longestPage
    let shown = spare > 0 ? lines.dropLast(spare + 1) + [.cut(spare + 1)] : lines
    let page = DiffPainter(self, width: width).sheet(shown + summary)
      .pages(width: width, theme: theme)
    return Array(page).first ?? Canvas(width: width, height: 0)
  }

  /// The whole sheet in pieces, one below the other.
  package func pages(width: Int, theme: Theme) -> some Sequence<Canvas> {
    DiffPainter(self, width: width).sheet(lines + summary(width)).pages(width: width, theme: theme)
  }

  private func summary(_ width: Int) -> [Line] {
    Text.wrapped(DiffWords.summary(diff), width: width).map { .summary($0) }
  }
}

extension DiffSheet {
  private static func head(
    _ diff: JournalDiff, _ left: JournalOrigin, _ right: JournalOrigin
  ) -> [Line] {
    var origins: [Line] = []
    if left.title != right.title {
      origins.append(.origin("scenario", left: left.title, right: right.title))
    }
    if left.seed != right.seed {
      origins.append(.origin("seed", left: "\(left.seed)", right: "\(right.seed)"))
    }
    return diff.isEmpty && origins.isEmpty ? [] : [.files] + origins + [.rule]
  }

  /// The rows around differences; a single row is shown rather than replaced by a count.
  private static func body(_ diff: JournalDiff) -> [Line] {
    var lines: [Line] = []
    var shown = 0
    let rows = diff.rows
    func appendRows(upTo end: Int) {
      for place in shown..<max(shown, end) {
        lines.append(.row(place))
        if case .changed(_, _, let differences) = rows[place] {
          lines += differences.map { .difference($0) }
        }
      }
      shown = max(shown, end)
    }
    for place in rows.indices where !rows[place].isSame {
      let start = max(shown, place - context)
      if start - shown > 1 {
        lines.append(.skipped(start - shown))
        shown = start
      }
      appendRows(upTo: min(rows.count, place + context + 1))
    }
    guard shown > 0 else { return [] }
    let rest = rows.count - shown
    if rest > 1 { lines.append(.skipped(rest)) } else { appendRows(upTo: rows.count) }
    return lines
  }

  /// Measured over everything shown, so that all pages have the same columns.
  private static func widest(_ lines: [Line], _ diff: JournalDiff) -> Widest {
    var widest = Widest()
    for case .row(let place) in lines {
      for entry in diff.rows[place].entries(of: diff) {
        widest.time = max(widest.time, entry.time.seconds.utf8.count)
        widest.way = max(widest.way, TextWidth.columns(entry.way))
      }
    }
    return widest
  }
}

extension JournalDiff.Row {
  fileprivate var isSame: Bool {
    if case .same = self { true } else { false }
  }

  fileprivate func entries(of diff: JournalDiff) -> [Entry] {
    switch self {
    case .same(let left, let right), .changed(let left, let right, _):
      [diff.left[left], diff.right[right]]
    case .missing(let left), .moved(let left, _): [diff.left[left]]
    case .extra(let right), .arrived(let right, _): [diff.right[right]]
    }
  }
}
