package import Screen
import Simulation
package import Theming

/// What panes draw with: their common frame, the colours, and the keys written beside things.
package struct Brush {
  package let theme: Theme
  package let keyMap: KeyMap
  /// The pane that a story points at.
  var pointed: PaneName?
  package var frame: Frame<Hit>
  /// What is left of the place that is filled from its top.
  var rest = Rect.zero
  /// About the room that is drawn: the key that goes to it, and what a click on it means unless it
  /// has the focus.
  var roomKey = ""
  var roomHit: Hit?
  /// Whether the room stands beside the counts, which remind of what was forced.
  var isBesideCounts = false

  package var canvas: Canvas {
    get { frame.canvas }
    _modify { yield &frame.canvas }
  }

  package mutating func mark(_ rect: Rect, _ hit: Hit) { frame.mark(rect, hit) }

  /// A pane's frame and title; returns the area inside. Whether it has the focus is no matter of the pane's: see
  /// `focus(_:)`.
  mutating func pane(
    _ name: PaneName, _ rect: Rect, title: String, trailing: String = ""
  ) -> Rect {
    let isRoom = name == .ledgers
    mark(rect, isRoom ? roomHit ?? .pane(name) : .pane(name))
    let title = isRoom && !roomKey.isEmpty ? "\(roomKey) \(title)" : title
    let isPointedAt = name == pointed
    canvas.box(
      rect, isPointedAt ? theme.accent : theme.border, title: title, trailing: trailing,
      titleStyle: isPointedAt ? theme.accent.adding(.bold) : theme.muted,
      glyphs: isPointedAt ? .heavy : .rounded)
    return rect.inset(1)
  }

  /// Marks the frame of the pane with the focus, which was drawn like any other: most keys only move the focus.
  /// Without colours a frame is marked by its lines.
  mutating func focus(_ rect: Rect) {
    canvas.redrawBox(
      rect, (.rounded, theme.isMonochrome ? .heavy : .rounded), theme.focusedBorder,
      titles: (theme.muted, theme.accent.adding(.bold)))
  }

  /// Writes pieces of text one after the other; returns where the next one would be.
  @discardableResult
  mutating func write(
    _ pieces: some Sequence<(String, Style)>, at point: Point, until maxX: Int
  ) -> Int {
    canvas.write(pieces, at: point, until: maxX)
  }

  /// The same, and a terminal can open `address` from the last of them, if it is one of the web.
  mutating func write(
    _ pieces: [(String, Style)], at point: Point, linkedTo address: String, until maxX: Int
  ) {
    let start = Point(x: write(pieces.dropLast(), at: point, until: maxX), y: point.y)
    let end = write(pieces.suffix(1), at: start, until: maxX)
    frame.link(address, from: start, to: end)
  }

  func keyLabel(_ command: StageCommand) -> String {
    keyMap.label(command)
  }

  func style(of party: Party) -> Style {
    theme.style(of: party)
  }
}

extension Canvas {
  /// Writes pieces of text one after the other; returns where the next one would be.
  @discardableResult
  mutating func write(
    _ pieces: some Sequence<(String, Style)>, at point: Point, until maxX: Int
  ) -> Int {
    var x = point.x
    for (text, style) in pieces where x < maxX {
      x += put(Text.ellipsised(text, to: maxX - x), at: Point(x: x, y: point.y), style)
    }
    return x
  }
}
