import PlaygroundCore
import Screen

extension Painter {
  /// What all this is about, and then all keys, made from the key map.
  mutating func help(_ scroll: Int) {
    let rows = keyMap.helpRows
    let inside = sheet(
      "Help", trailing: "↑↓ scroll · any other key closes", width: 132,
      height: rows + 2)
    let first = max(0, min(scroll, rows - inside.height))
    for offset in 0..<min(inside.height, rows - first) {
      let line = Rect(x: inside.x, y: inside.y + offset, width: inside.width, height: 1)
      helpRow(first + offset, line)
    }
  }

  fileprivate static let remarks = [
    "Two bookkeepers watch one ad. A flag of the adapter says, for clicks and for impressions,",
    "who of them watches and who is only told. In a healthy world both books agree.",
    "Text that runs from right to left is shown in the order of its letters, aligned right.",
  ]

  private mutating func helpRow(_ number: Int, _ line: Rect) {
    guard number > Self.remarks.count else {
      guard number < Self.remarks.count else { return }
      frame.canvas.put(Self.remarks[number], in: line, theme.overlay)
      return
    }
    let binding = keyMap.bindings[number - Self.remarks.count - 1]
    let keys = binding.keys.map(\.label).joined(separator: " ")
    write(
      [
        (Text.padded(keys, to: 8), onSheet(theme.accent).adding(.bold)),
        (Text.padded(binding.command.title, to: line.width > 120 ? 34 : 24), theme.overlay),
        (" \(binding.command.explanation)", onSheet(theme.muted)),
      ], at: line.origin, until: line.maxX)
  }
}

extension KeyMap {
  /// How many rows the help has: the remarks, a gap and the keys.
  var helpRows: Int { bindings.count + 1 + Painter.remarks.count }
}
