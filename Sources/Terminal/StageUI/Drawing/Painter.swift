package import PlaygroundCore
package import Screen

/// Draws one frame of the stage. Panes and overlays are its extensions, a file each.
struct Painter {
  let stage: Stage
  let state: StageState
  let theme: Theme
  let keyMap: KeyMap
  var frame: Frame<Hit>

  /// A pane's frame and title; answers what is inside.
  mutating func pane(_ pane: Stage.Pane, _ rect: Rect, title: String, trailing: String = "") -> Rect
  {
    let isFocused = stage.pane == pane && stage.overlay == nil
    frame.mark(rect, .pane(pane))
    frame.canvas.box(
      rect, isFocused ? theme.focusedBorder : theme.border, title: title, trailing: trailing,
      titleStyle: isFocused ? theme.accent.adding(.bold) : theme.muted,
      glyphs: boxGlyphs(isFocused))
    return rect.inset(1)
  }

  /// Without colours the pane in focus is told by its frame.
  private func boxGlyphs(_ isFocused: Bool) -> BoxGlyphs {
    isFocused && theme.isMonochrome ? .heavy : .rounded
  }

  /// Writes pieces of text one behind the other; answers where the next would stand.
  @discardableResult
  mutating func write(_ pieces: [(String, Style)], at point: Point, until maxX: Int) -> Int {
    var x = point.x
    for (text, style) in pieces where x < maxX {
      x += frame.canvas.put(
        Text.ellipsised(text, to: maxX - x), at: Point(x: x, y: point.y), style)
    }
    return x
  }

  func keyLabel(_ command: StageCommand) -> String {
    keyMap.keys(of: command).first?.label ?? ""
  }
}

/// Draws the stage as it is, `size` large.
package enum StageRenderer {
  package static func render(
    _ stage: Stage, _ state: StageState, theme: Theme, keyMap: KeyMap = .standard
  ) -> Frame<Hit> {
    let layout = Layout(stage.size, pane: stage.pane, isZoomed: stage.isZoomed)
    var painter = Painter(
      stage: stage, state: state, theme: theme, keyMap: keyMap,
      frame: Frame(stage.size, style: theme.text))
    guard !layout.isTooSmall else { return painter.tooSmall() }
    painter.header(layout.header)
    painter.footer(layout.footer)
    if !layout.adsLine.isEmpty { painter.adsLine(layout.adsLine) }
    for pane in Stage.Pane.allCases {
      guard let rect = layout.panes[pane] else { continue }
      painter.draw(pane, rect)
    }
    painter.drawOverlay()
    return painter.frame
  }
}

extension Painter {
  fileprivate mutating func draw(_ pane: Stage.Pane, _ rect: Rect) {
    switch pane {
    case .ads: ads(rect)
    case .device: device(rect)
    case .ledgers: stage.room == .assets ? assets(rect) : ledgers(rect)
    case .trace: trace(rect)
    }
  }

  fileprivate mutating func tooSmall() -> Frame<Hit> {
    let wanted = Layout.smallest
    let lines = ["adplay needs", "\(wanted.width)×\(wanted.height)", "q quits"]
    let bounds = frame.bounds
    for (row, line) in lines.enumerated() where row < bounds.height {
      frame.canvas.put(line, in: Rect(x: 0, y: row, width: bounds.width, height: 1), theme.text)
    }
    return frame
  }
}
