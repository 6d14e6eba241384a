import Catalogue
import Observing
import Scenarios
import Screen

/// The unit's lines, and below them everything that can be forced on the chosen one.
struct ForcePane: Pane {
  private let line: Int
  private let list: ListPlace
  private let forces: [Row]
  /// Everything that can be forced, found or not.
  private let all: [Force]
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

  init(
    line: Int, _ list: ListPlace, _ forces: [Force], of all: [Force], _ lines: [Int],
    _ state: StageState
  ) {
    (self.line, self.list, self.all) = (line, list, all)
    let settings = state.lines.indices.contains(line) ? state.lines[line] : nil
    self.forces = forces.map { force in
      Row(force: force, holds: settings.map { force.holds(for: $0) } ?? false)
    }
    self.lines = lines.map { Line(place: $0, label: state.lines[$0].label) }
  }

  /// Groups have headings as long as nothing is searched for.
  private var rows: [ListLine] {
    guard !list.isSearching else { return forces.indices.map { .row($0) } }
    return ListLine.rows(forces.map(\.force.group), title: \.title)
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    let height = all.count + Set(all.map(\.group)).count
    let inside = brush.sheet(
      .force, list, found: forces.count, of: all.count, width: 70, height: height + 6)
    let parts = inside.rows([.fixed(1), .fixed(1), .flexible(), .fixed(1), .fixed(1)])
    draw(lines, parts[0], &brush)
    brush.canvas.horizontalLine(
      at: parts[1].origin, length: parts[1].width,
      theme.border.with(background: theme.overlay.background))
    guard lines.contains(where: { $0.place == line }) else { return }
    brush.list(lines: rows, selected: list.selected, in: parts[2]) { brush, place, rect, style in
      draw(forces[place], rect, style, &brush)
    }
    guard forces.indices.contains(list.selected) else { return }
    brush.canvas.put(
      ForceText.effect(forces[list.selected].force.effect), in: parts[4],
      brush.onSheet(theme.text))
  }

  private func draw(_ row: Row, _ rect: Rect, _ style: Style, _ brush: inout Brush) {
    brush.write(
      [
        (row.holds ? "● " : "  ", brush.theme.accent.readable(on: style)),
        (Text.padded(row.force.title, to: 29), row.holds ? style.adding(.bold) : style),
        (row.force.id ?? "", brush.theme.muted.readable(on: style)),
      ], at: rect.origin, until: rect.maxX)
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
