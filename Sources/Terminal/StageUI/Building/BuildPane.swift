import Catalogue
import Screen

/// Each error with its place and its sentence, from the first one that is shown on.
struct BuildPane: Pane {
  private let report: BuildReport?
  private let first: Int
  private let isFocused: Bool

  init(_ stage: Stage, first: Int) {
    report = stage.build
    self.first = first
    isFocused = stage.isFocused(.ledgers)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let troubles = report?.troubles ?? []
    let inside = brush.pane(
      .ledgers, rect, isFocused: isFocused, title: PaneTitle.build,
      trailing: BuildText.state(errors: troubles.count, isUnderWay: report?.isUnderWay == true))
    var rest = inside.inset(horizontal: 1)
    guard !troubles.isEmpty else {
      let text = report == nil ? BuildText.notWatched : BuildText.waits
      brush.canvas.paragraph(text, in: rest, brush.theme.muted)
      return
    }
    var shown = 0
    for trouble in troubles.dropFirst(first) where !rest.isEmpty {
      draw(trouble, &rest, &brush)
      shown += 1
    }
    brush.scrollHints(
      inside, at: inside.maxX - 1, first: first, isMore: first + shown < troubles.count)
  }

  private func draw(
    _ trouble: BuildReport.Trouble, _ rest: inout Rect, _ brush: inout Brush
  ) {
    if let place = trouble.place {
      brush.canvas.put(
        Text.shortened(place, to: rest.width), at: rest.origin, brush.theme.accent)
      rest = rest.inset(top: 1)
    }
    let height = brush.canvas.paragraph(
      trouble.sentence, in: rest.inset(left: trouble.place == nil ? 0 : 2), brush.theme.alarm)
    rest = rest.inset(top: height)
  }
}

extension Brush {
  fileprivate mutating func scrollHints(_ rows: Rect, at x: Int, first: Int, isMore: Bool) {
    if first > 0 { canvas.put("↑", at: Point(x: x, y: rows.y), theme.accent) }
    if isMore { canvas.put("↓", at: Point(x: x, y: rows.maxY - 1), theme.accent) }
  }
}
