import Catalogue
import Observing
import Screen
import Theming

/// The moments that can be gone back to: a line to click on, with what the user did.
struct TimeBarPane: Pane {
  private let marks: [TimeState.Mark]
  private let place: Int
  private let isLookingBack: Bool

  init(_ state: StageState) {
    let time = state.time
    marks = time?.marks ?? []
    place = time?.place ?? max(0, marks.count - 1)
    isLookingBack = time?.isLookingBack ?? false
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    guard !marks.isEmpty, rect.width > 12 else { return }
    button("◂", .previousStep, at: Point(x: rect.x + 1, y: rect.y), isOn: place > 0, &brush)
    button("▸", .nextTimer, at: Point(x: rect.maxX - 2, y: rect.y), isOn: isLookingBack, &brush)
    let line = Rect(x: rect.x + 3, y: rect.y, width: rect.width - 6, height: 1)
    let bar = TimeBar(count: marks.count, columns: line.width)
    let shown = bar.column(of: place)
    let theme = brush.theme
    brush.canvas.horizontalLine(at: line.origin, length: line.width, theme.border, glyph: "┄")
    brush.canvas.horizontalLine(
      at: line.origin, length: shown, isLookingBack ? theme.accent : theme.muted)
    for (number, mark) in marks.enumerated() where mark.beginsAct {
      let x = line.x + bar.column(of: number)
      brush.canvas.set("┼", at: Point(x: x, y: rect.y), number < place ? theme.strong : theme.muted)
    }
    brush.canvas.set(
      "●", at: Point(x: line.x + shown, y: rect.y),
      isLookingBack ? theme.accent.adding(.bold) : theme.accent)
    brush.mark(line, .timeBar(bar))
  }

  private func button(
    _ glyph: String, _ command: StageCommand, at point: Point, isOn: Bool, _ brush: inout Brush
  ) {
    brush.canvas.put(glyph, at: point, isOn ? brush.theme.accent : brush.theme.border)
    guard isOn else { return }
    brush.mark(Rect(x: point.x - 1, y: point.y, width: 3, height: 1), .command(command))
  }
}
