import Catalogue
import Screen

/// What is found in the help, with the line that ⏎ is about.
struct HelpSearchPane: Pane {
  let list: ListPlace
  let all: [HelpTopic]

  func draw(in rect: Rect, with brush: inout Brush) {
    let topics = list.found(in: all.map(\.text)).map { all[$0] }
    let inside = brush.sheet(
      .help(isSearching: true), list, found: topics.count, of: all.count, width: 132,
      height: rect.height)
    guard !topics.isEmpty else {
      return brush.canvas.put(HelpText.nothingFound, in: inside, brush.onSheet(brush.theme.muted))
    }
    draw(topics, in: inside, &brush)
  }

  /// As many as fit, so that the chosen one is among them with all of its lines.
  private func draw(_ topics: [HelpTopic], in area: Rect, _ brush: inout Brush) {
    let lines = topics.enumerated().flatMap { number, topic in
      topic.lines(width: area.width).map { (number, $0.line(width: area.width)) }
    }
    let last = lines.lastIndex { $0.0 == list.selected } ?? 0
    let first = max(0, last - area.height + 1)
    for (offset, (number, line)) in lines.dropFirst(first).prefix(area.height).enumerated() {
      let row = Rect(x: area.x, y: area.y + offset, width: area.width, height: 1)
      brush.draw(line, row, on: brush.theme.overlay)
      brush.mark(row, .overlayRow(number))
      if number == list.selected { brush.select(row.inset(horizontal: -1)) }
    }
  }
}
