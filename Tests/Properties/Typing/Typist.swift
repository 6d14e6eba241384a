package import Screen

/// Somebody at a terminal: what they do becomes the bytes that terminals send for it, and these are read
/// back as the program reads them.
package struct Typist {
  private var decoder = InputDecoder()

  package init() {}

  /// The events that come of one thing done: that event alone, unless no terminal can send it.
  package mutating func `do`(_ event: InputEvent) -> [InputEvent] {
    // A click at once after the focus is the one that has raised the window.
    if case .mouse(let mouse) = event, !mouse.raisesWindow { _ = decoder.timeout() }
    let events = decoder.feed(TerminalBytes.bytes(event))
    guard case .key = event else { return events }
    return events + decoder.timeout()
  }

  /// The events that come of a text, typed or sent by something else as if it were.
  package mutating func type(_ text: String) -> [InputEvent] {
    decoder.feed(text.utf8) + decoder.timeout()
  }
}
