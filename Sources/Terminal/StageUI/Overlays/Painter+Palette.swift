import Scenarios
import Observing
import Screen

extension Painter {
  /// Every command and all that can be forced, found by a few letters.
  mutating func palette(_ query: String, _ selected: Int) {
    let entries = Matcher.entries(for: query)
    let inside = sheet(
      "Commands", trailing: "\(entries.count) of \(PaletteEntry.all.count)", width: 64,
      height: 18)
    let parts = inside.rows([.fixed(1), .fixed(1), .flexible()])
    let end = write(
      [(": ", onSheet(theme.accent).adding(.bold)), (query, theme.overlay)],
      at: parts[0].origin, until: parts[0].maxX - 1)
    frame.cursor = Point(x: end, y: parts[0].y)
    guard !entries.isEmpty else {
      frame.canvas.put("Nothing is called that.", in: parts[2], onSheet(theme.muted))
      return
    }
    list(entries, selected: selected, in: parts[2]) { painter, entry, line, style in
      switch entry {
      case .command(let command):
        painter.frame.canvas.put(command.title, in: line.inset(right: 8), style)
        painter.frame.canvas.put(
          painter.keyLabel(command), in: line,
          painter.theme.accent.readable(on: style), align: .end)
      case .force(let force):
        painter.write(
          [
            (Text.padded(force.title, to: 24), style),
            (force.effect, painter.theme.muted.readable(on: style)),
          ], at: line.origin, until: line.maxX)
      }
    }
  }

  /// What the publisher asks for, and what the network answers.
  mutating func options(_ selected: Int) {
    let inside = sheet(
      "Options of \(state.unit)", trailing: "←→ change · Esc done", width: 68,
      height: OptionRow.rows(state).count + 2)
    list(OptionRow.rows(state), selected: selected, in: inside) { painter, row, line, style in
      painter.frame.canvas.put(row.title, in: line, style)
      painter.frame.canvas.put(
        row.value(painter.state), in: line.inset(left: 30), style.adding(.bold), align: .end)
    }
  }

  /// The themes; the one under the cursor is in force while choosing.
  mutating func themes(_ selected: Int) {
    let inside = sheet(
      "Theme", trailing: "↑↓ look · ⏎ keep · Esc back", width: 44,
      height: stage.themeNames.count + 2)
    list(stage.themeNames, selected: selected, in: inside) { painter, name, line, style in
      painter.frame.canvas.put(name, in: line, style)
    }
  }
}
