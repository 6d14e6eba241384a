import Catalogue
import Screen

/// How far a hunt is, and each find with its steps.
struct HuntPane: Pane {
  let unit: String
  let progress: HuntProgress
  let chosen: Int

  private static let width = 72

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    let rows = head.map { Row(text: $0, find: nil) } + finds
    let inside = brush.sheet(
      .hunt(unit: unit, hasFinds: !progress.finds.isEmpty, isOver: progress.isOver),
      width: Self.width, height: rows.count + 4
    ).inset(horizontal: 1)
    for (place, row) in rows.enumerated() where place + 1 < inside.height {
      let line = Rect(x: inside.x, y: inside.y + 1 + place, width: inside.width, height: 1)
      brush.canvas.put(
        Text.ellipsised(row.text, to: line.width), in: line,
        row.find == chosen ? brush.onSheet(theme.accent) : theme.overlay)
    }
  }

  private struct Row {
    let text: String
    let find: Int?
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
