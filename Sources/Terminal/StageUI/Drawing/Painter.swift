import Observing
import Screen

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

extension Painter {
  mutating func draw(_ part: StagePart, _ rect: Rect) {
    switch part {
    case .header: header(rect)
    case .footer: footer(rect)
    case .adsLine: adsLine(rect)
    case .pane(.ads): ads(rect)
    case .pane(.device): state.recording == nil ? device(rect) : entry(rect)
    case .pane(.ledgers): room(rect)
    case .pane(.trace): trace(rect)
    }
  }

  /// What stands in place of the ledgers, or they.
  private mutating func room(_ rect: Rect) {
    switch stage.room {
    case .stage: ledgers(rect)
    case .assets: assets(rect)
    case .mediation: mediation(rect)
    case .contract: contract(rect)
    case .life: life(rect)
    }
  }

  mutating func drawThatItIsTooSmall() {
    let wanted = Layout.smallest
    let lines = ["adplay needs", "\(wanted.width)×\(wanted.height)", "q quits"]
    let bounds = frame.bounds
    for (row, line) in lines.enumerated() where row < bounds.height {
      frame.canvas.put(line, in: Rect(x: 0, y: row, width: bounds.width, height: 1), theme.text)
    }
  }
}
