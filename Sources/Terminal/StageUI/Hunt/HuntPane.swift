import Catalogue
import Screen

/// How far a hunt is, and each find with its steps.
struct HuntPane: Pane {
  let unit: String
  let progress: HuntProgress
  let chosen: Int

  private static let width = 72

  func draw(in rect: Rect, with brush: inout Brush) {
    let head = head
    let finds = finds
    let inside = brush.sheet(
      .hunt(unit: unit, hasFinds: !progress.finds.isEmpty, isOver: progress.isOver),
      width: Self.width, height: head.count + finds.count + 4
    ).inset(horizontal: 1, vertical: 1)
    let parts = inside.rows([.fixed(head.count), .flexible()])
    for (place, text) in head.enumerated() where place < parts[0].height {
      let line = Rect(x: inside.x, y: parts[0].y + place, width: inside.width, height: 1)
      brush.canvas.put(Text.ellipsised(text, to: line.width), in: line, brush.theme.overlay)
    }
    draw(finds, in: parts[1], &brush)
  }

  /// As many rows as fit, so that the chosen find is among them with its steps.
  private func draw(_ rows: [Row], in area: Rect, _ brush: inout Brush) {
    let start = rows.firstIndex { $0.find == chosen } ?? 0
    let end = rows.lastIndex { $0.find == chosen } ?? 0
    let first = max(0, min(start, end + 1 - area.height))
    for (place, row) in rows.dropFirst(first).prefix(area.height).enumerated() {
      let line = Rect(x: area.x, y: area.y + place, width: area.width, height: 1)
      brush.canvas.put(
        Text.ellipsised(row.text, to: line.width), in: line,
        row.find == chosen ? brush.onSheet(brush.theme.accent) : brush.theme.overlay)
    }
    brush.scrollHints(
      area, at: area.maxX + 1, first: first, count: rows.count, ground: brush.theme.overlay)
  }

  private struct Row {
    let text: String
    let find: Int
  }

  private var head: [String] {
    if let failure = progress.failure {
      return Text.wrapped(failure.sentence, width: Self.width - 8)
    }
    let done = HuntText.progress(
      runs: progress.runs, perSecond: progress.perSecond, reached: progress.reached)
    guard progress.finds.isEmpty else { return [done.sentence, ""] }
    return [done.sentence, (progress.isOver ? HuntText.nothing : .nothingYet).sentence]
  }

  private var finds: [Row] {
    progress.finds.enumerated().flatMap { place, find in
      let head = Text.padded(find.severity, to: 8) + " " + find.rule
      let steps =
        find.path == nil ? HuntText.notAgain.sentence : find.steps.joined(separator: ", ")
      return [Row(text: head, find: place)]
        + Text.wrapped(steps, width: Self.width - 17).map {
          Row(text: String(repeating: " ", count: 9) + $0, find: place)
        }
    }
  }
}
