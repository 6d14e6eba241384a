/// What the mouse did, and where.
package struct Mouse: Hashable, Sendable {
  package enum Button: Hashable, Sendable {
    case left, middle, right
  }

  package enum Kind: Hashable, Sendable {
    case press(Button)
    case release(Button)
    /// Moved with the button held.
    case drag(Button)
    case moved
    case wheelUp, wheelDown, wheelLeft, wheelRight
  }

  package let kind: Kind
  package let point: Point
  package let modifiers: Modifiers
  /// Whether this press, or the release after it, is the one that brought the window to the front.
  /// It was meant for the window and not for what is under the pointer.
  package let raisesWindow: Bool

  package init(
    _ kind: Kind, at point: Point, _ modifiers: Modifiers = [], raisesWindow: Bool = false
  ) {
    self.kind = kind
    self.point = point
    self.modifiers = modifiers
    self.raisesWindow = raisesWindow
  }
}

/// What comes from the user, or from the terminal itself.
package enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Pasted text as it came, unsafe and perhaps truncated.
  case paste(String)
  case resize(Size)
  /// Whether the terminal's window has the keyboard.
  case focus(Bool)
  /// The terminal's answer about its background colour.
  case background(RGB)
  /// The terminal tells that its colours have turned dark or light.
  case appearance(isLight: Bool)
  /// The terminal's answer about what it can do.
  case answer(TerminalAnswer)
}
