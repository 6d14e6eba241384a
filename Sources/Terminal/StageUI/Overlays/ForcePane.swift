import Catalogue
import Observing
import Scenarios
import Screen

/// The unit's lines, and below them everything that can be forced on the chosen one.
struct ForcePane: Pane {
  private let line: Int
  private let selected: Int
  private let forces: [Row]
  private let lines: [Line]

  private struct Row: Equatable {
    let force: Force
    /// Whether it already applies.
    let holds: Bool
  }

  private struct Line: Equatable {
    let place: Int
    let label: String
  }

  init(line: Int, selected: Int, _ forces: [Force], _ lines: [Int], _ state: StageState) {
    self.line = line
    self.selected = selected
    let settings = state.lines.indices.contains(line) ? state.lines[line] : nil
    self.forces = forces.map { force in
      Row(force: force, holds: settings.map { force.holds(for: $0) } ?? false)
    }
    self.lines = lines.map { Line(place: $0, label: state.lines[$0].label) }
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    let inside = brush.sheet(
      .force, width: 70, height: forces.count + 6)
    let parts = inside.rows([.fixed(1), .fixed(1), .flexible(), .fixed(1), .fixed(1)])
    draw(lines, parts[0], &brush)
    brush.canvas.horizontalLine(
      at: parts[1].origin, length: parts[1].width,
      theme.border.with(background: theme.overlay.background))
    guard lines.contains(where: { $0.place == line }) else { return }
    brush.list(forces, selected: selected, in: parts[2]) { brush, row, rect, style in
      brush.write(
        [
          (row.holds ? "● " : "  ", theme.accent.readable(on: style)),
          (Text.padded(row.force.title, to: 29), row.holds ? style.adding(.bold) : style),
          (row.force.id ?? "", theme.muted.readable(on: style)),
        ], at: rect.origin, until: rect.maxX)
    }
    guard forces.indices.contains(selected) else { return }
    brush.canvas.put(
      ForceText.effect(forces[selected].force.effect), in: parts[4],
      brush.onSheet(theme.text))
  }

  /// The lines side by side, as many as fit around the chosen one.
  private func draw(_ lines: [Line], _ rect: Rect, _ brush: inout Brush) {
    let widths = lines.map { TextWidth.columns($0.label) + 3 }
    let place = lines.firstIndex { $0.place == line } ?? 0
    var first = 0
    while first < place, widths[first...place].reduce(0, +) > rect.width { first += 1 }
    var x = rect.x
    for line in lines[first...] where x < rect.maxX {
      let isChosen = line.place == self.line
      let style =
        isChosen ? brush.theme.selection.adding(.bold) : brush.onSheet(brush.theme.muted)
      let start = x
      x = brush.write(
        [(" \(line.label) ", style)], at: Point(x: x, y: rect.y), until: rect.maxX)
      let tab = Rect(x: start, y: rect.y, width: x - start, height: 1)
      brush.mark(tab, .overlayLine(line.place))
      x += 1
    }
  }
}
