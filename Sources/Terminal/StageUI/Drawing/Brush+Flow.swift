import Catalogue
import Screen
import Theming

// A place is filled from its top: each thing takes its rows, and `rest` is left for the next. What has
// no room is not drawn.
extension Brush {
  /// The frame of a room beside the counts; what is inside it is filled next.
  mutating func room(
    _ rect: Rect, title: String, trailing: String = "", ad: String = ""
  ) {
    // An ad's name gives way to the title: its middle goes.
    let taken = TextWidth.columns(roomKey + title) + (roomKey.isEmpty ? 7 : 8)
    let trailing = ad.isEmpty ? trailing : Text.shortened(ad, to: max(0, rect.width - taken))
    rest = pane(.ledgers, rect, title: title, trailing: trailing).inset(horizontal: 1)
  }

  /// The next row; empty if there is none.
  mutating func line() -> Rect {
    defer { rest = rest.inset(top: 1) }
    return Rect(x: rest.x, y: rest.y, width: rest.width, height: min(1, rest.height))
  }

  /// Leaves a row free, where more than these are left.
  mutating func gap(ifSpare rows: Int = 0) {
    if rest.height > rows { rest = rest.inset(top: 1) }
  }

  /// A sentence, on as many rows as it takes; `hit` is what a click on it means.
  mutating func say(
    _ text: String?, _ style: Style, indent: Int = 0, widest: Int = .max, hit: Hit? = nil
  ) {
    guard let text, !rest.isEmpty else { return }
    let width = min(rest.width - indent, widest)
    let place = Rect(x: rest.x + indent, y: rest.y, width: width, height: rest.height)
    let (said, below) = rest.splitTop(canvas.paragraph(text, in: place, style))
    if let hit { mark(said, hit) }
    rest = below
  }

  /// Why there is nothing else to see.
  mutating func say(_ none: EmptyState) { say(none.sentence, theme.muted) }

  /// Pieces of text on a row of their own.
  mutating func row(_ pieces: [(String, Style)], indent: Int = 0) {
    let line = line().inset(left: indent)
    if !line.isEmpty { write(pieces, at: line.origin, until: line.maxX) }
  }

  /// A row that can be chosen, and the ground for what is written on it.
  mutating func row(_ place: Int, isInFocus: Bool) -> (line: Rect, ground: Style) {
    let line = line()
    if isInFocus { canvas.fill(line.inset(horizontal: -1), theme.selection) }
    mark(line.inset(horizontal: -1), .row(place))
    return (line, isInFocus ? theme.selection : theme.text)
  }

  /// As many rows as fit around the selected one, and marks where there are more.
  mutating func list(
    _ count: Int, selected: Int, hintsAt x: Int, draw: (inout Brush, Int, Rect) -> Void
  ) {
    let first = max(0, min(selected - rest.height / 2, count - rest.height))
    let all = rest
    for place in (0..<count).dropFirst(first).prefix(max(0, all.height)) {
      draw(&self, place, line())
    }
    scrollHints(all, at: x, first: first, count: count, ground: theme.text)
  }
}

extension Rect {
  /// Columns, one cell apart. What is nil is not shown, and takes no room.
  func cells(_ tracks: [Track?]) -> [Rect] {
    var parts = columns(tracks.compactMap(\.self), gap: 1).makeIterator()
    return tracks.map { $0.flatMap { _ in parts.next() } ?? .zero }
  }
}
