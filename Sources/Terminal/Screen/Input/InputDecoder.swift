/// Turns a terminal's bytes into events, however they are split into reads. It never waits and
/// never traps: if ``patience`` is not nil, the caller waits that long for input and then calls
/// ``timeout()``.
///
/// | pending | after its patience |
/// |---|---|
/// | ESC | the Escape key |
/// | ESC and `[`, `O`, `]`, `P` … | that letter with Alt |
/// | a longer sequence without its end | nothing: it is swallowed |
/// | a cut UTF-8 character | nothing |
/// | a paste without its end | the paste as far as it came |
package struct InputDecoder: Sendable {
  /// The longest pasted text in bytes; the rest is dropped.
  package static let pasteLimit = 1 << 16

  private var pending: [UInt8] = []
  private var paste: [UInt8]?
  private var click = FocusClick()
  private var isAnswerDue = false
  private var isLineShort = false

  package init() {}

  /// The terminal has answered so soon that a sequence of its keys does not come in parts: a lone ESC
  /// is the Escape key.
  package mutating func hasShortLine() { isLineShort = true }

  /// The terminal was asked for its attributes. Until they have come the beginning of an answer is
  /// not taken for a key so soon: on its way it may be split anywhere.
  package mutating func expectAnswer() { isAnswerDue = true }

  /// How long to wait before calling ``timeout()``; nil if nothing is pending.
  package var patience: Duration? {
    if paste != nil { return .seconds(1) }
    if !pending.isEmpty {
      return .milliseconds(isAnswerDue ? 250 : isLineShort && pending == [0x1B] ? 3 : 25)
    }
    return click.isArmed ? .milliseconds(250) : nil
  }

  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    pending.append(contentsOf: bytes)
    return decode(isFinal: false)
  }

  /// No more bytes came in time.
  package mutating func timeout() -> [InputEvent] {
    click.disarm()
    isAnswerDue = false
    if let text = paste {
      paste = nil
      let rest = pending
      pending = []
      return [.paste(String(decoding: text + rest, as: UTF8.self))]
    }
    return decode(isFinal: true)
  }

  private mutating func decode(isFinal: Bool) -> [InputEvent] {
    var events: [InputEvent] = []
    var position = 0
    while position < pending.count {
      if paste != nil {
        guard let text = takePaste(&position) else { break }
        events.append(.paste(text))
        continue
      }
      let step = SequenceParser(bytes: pending[position...]).next(isFinal: isFinal)
      guard let step else { break }
      position += step.length
      switch step.meaning {
      case .nothing: break
      case .pasteBegins: paste = []
      case .events(let found):
        events += found.map { click.judge($0) }
        if case .answer(.attributes)? = found.first { isAnswerDue = false }
      }
    }
    pending.removeFirst(position)
    return events
  }

  /// Collects pasted text; returns it once its end has come.
  private mutating func takePaste(_ position: inout Int) -> String? {
    let end: [UInt8] = [0x1B, 0x5B, 0x32, 0x30, 0x31, 0x7E]
    let rest = pending[position...]
    let found = rest.indices.first { rest[$0] == 0x1B && rest[$0...].starts(with: end) }
    // Part of the end mark may be at the end of the bytes so far.
    let keep = found == nil ? Self.overlap(rest, end) : 0
    let text = rest[..<(found ?? rest.endIndex - keep)]
    let room = Self.pasteLimit - (paste?.count ?? 0)
    paste?.append(contentsOf: text.prefix(max(room, 0)))
    guard let found else {
      position = rest.endIndex - keep
      return nil
    }
    position = found + end.count
    defer { paste = nil }
    return String(decoding: paste ?? [], as: UTF8.self)
  }

  private static func overlap(_ bytes: ArraySlice<UInt8>, _ end: [UInt8]) -> Int {
    (1..<end.count).reversed().first { bytes.suffix($0).elementsEqual(end.prefix($0)) } ?? 0
  }
}

/// Recognises the click that raises the window: it comes right after the focus.
private struct FocusClick: Sendable {
  private(set) var isArmed = false
  private var isHeld = false

  mutating func disarm() { isArmed = false }

  mutating func judge(_ event: InputEvent) -> InputEvent {
    if case .focus(let hasFocus) = event {
      isArmed = hasFocus
      return event
    }
    guard case .mouse(let mouse) = event else {
      isArmed = false
      return event
    }
    switch mouse.kind {
    case .press:
      isHeld = isArmed
      isArmed = false
      return isHeld ? Self.raising(mouse) : event
    case .release where isHeld:
      isHeld = false
      return Self.raising(mouse)
    default: return event
    }
  }

  private static func raising(_ mouse: Mouse) -> InputEvent {
    .mouse(Mouse(mouse.kind, at: mouse.point, mouse.modifiers, raisesWindow: true))
  }
}
