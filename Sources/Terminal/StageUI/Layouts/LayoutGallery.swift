import Contract
package import Observing
package import Screen
package import Theming

/// Native ads beside each other, each on a phone of its own, with the faults of its layout below.
@MainActor
package struct LayoutGallery {
  private let stage: Stage
  private let theme: Theme
  private let columns: Int

  /// The phone and the line around it.
  private static let width = 40
  private static let faultRows = 3

  /// As many ads in a row as fit into the stage's width.
  package init(_ stage: Stage, theme: Theme) {
    (self.stage, self.theme) = (stage, theme)
    columns = max(1, stage.size.width / Self.width)
  }

  package func canvas(of states: [StageState]) -> Canvas {
    let height = (states.map(Self.rowsOfPhone).max() ?? 0) + Self.faultRows
    let rows = (states.count + columns - 1) / columns
    let size = Size(width: min(columns, max(1, states.count)) * Self.width, height: rows * height)
    var brush = Brush(theme: theme, keyMap: .standard, frame: Frame(size, style: theme.text))
    for (place, state) in states.enumerated() {
      draw(
        state,
        Rect(
          x: place % columns * Self.width, y: place / columns * height, width: Self.width,
          height: height), &brush)
    }
    return brush.canvas
  }

  private static func rowsOfPhone(_ state: StageState) -> Int {
    // With the line around the card, and the one around the phone.
    (state.device.adFrame.map { ($0.height + 19) / 20 } ?? 8) + 6
  }

  private func draw(_ state: StageState, _ rect: Rect, _ brush: inout Brush) {
    let parts = rect.rows([.flexible(), .fixed(Self.faultRows)])
    var stage = stage
    stage.unit = state.unit
    stage.app = state.units.first { $0.id == state.unit }?.title ?? state.unit
    PhonePane(Scene(stage, state, size: parts[0].size)).draw(in: parts[0], with: &brush)
    let faults = state.entries.layoutFaults
    let lines =
      faults.isEmpty
      ? [("✓", theme.muted)]
      : faults.map {
        ("\($0.rule.severity.glyph) \($0.rule.id)", brush.style(of: $0.rule.severity))
      }
    for (row, line) in lines.prefix(Self.faultRows).enumerated() {
      let place = Rect(x: parts[1].x + 1, y: parts[1].y + row, width: parts[1].width - 2, height: 1)
      brush.canvas.put(line.0, in: place, line.1)
    }
  }
}
