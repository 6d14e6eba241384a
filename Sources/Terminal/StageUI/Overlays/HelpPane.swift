import Catalogue
import Screen

/// The help, made from the key map.
struct HelpPane: Pane {
  let scroll: Int

  func draw(in rect: Rect, with brush: inout Brush) {
    let lines = brush.keyMap.helpLines(width: brush.keyMap.helpWidth(in: rect.size))
    let inside = brush.sheet(
      .help(isSearching: false), width: 132, height: lines.count + 2)
    let first = max(0, min(scroll, lines.count - inside.height))
    for (offset, line) in lines.dropFirst(first).prefix(inside.height).enumerated() {
      brush.draw(
        line, Rect(x: inside.x, y: inside.y + offset, width: inside.width, height: 1))
    }
    brush.scrollHints(
      inside, at: inside.maxX + 1, first: first, count: lines.count, ground: brush.theme.overlay)
  }
}

/// What is found in the help, with the line that ⏎ is about.
struct HelpSearchPane: Pane {
  let list: ListPlace

  func draw(in rect: Rect, with brush: inout Brush) {
    let all = brush.keyMap.searchedTopics
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
      topic.lines(width: area.width).map { (number, $0) }
    }
    let last = lines.lastIndex { $0.0 == list.selected } ?? 0
    let first = max(0, last - area.height + 1)
    for (offset, (number, line)) in lines.dropFirst(first).prefix(area.height).enumerated() {
      let row = Rect(x: area.x, y: area.y + offset, width: area.width, height: 1)
      brush.draw(line, row)
      brush.mark(row, .overlayRow(number))
      if number == list.selected { brush.select(row.inset(horizontal: -1)) }
    }
  }
}

extension Brush {
  fileprivate mutating func draw(_ line: HelpLine, _ rect: Rect) {
    let titleWidth = HelpLine.titleWidth(in: rect.width)
    switch line {
    case .gap: break
    case .remark(let text): canvas.put(text, in: rect, theme.overlay)
    case .heading(let text): canvas.put(text, in: rect, theme.overlay.adding(.bold))
    case .key(let keys, let title, let explanation):
      let title = explanation.isEmpty ? title : Text.padded(title, to: titleWidth)
      write(
        [
          (
            Text.padded(keys, to: HelpLine.keyWidth),
            onSheet(theme.accent).adding(.bold)
          ),
          (title, theme.overlay), (" \(explanation)", onSheet(theme.muted)),
        ], at: rect.origin, until: rect.maxX)
    case .more(let text):
      let isBeside = rect.width - HelpLine.keyWidth - titleWidth - 1 >= 24
      let indent = HelpLine.keyWidth + (isBeside ? titleWidth + 1 : 0)
      canvas.put(text, in: rect.inset(left: indent), onSheet(theme.muted))
    }
  }
}
