/// What the sequences that begin with `ESC [` or `ESC O` mean.
enum ControlSequence {
  static func meaning(_ body: ArraySlice<UInt8>, final: UInt8) -> SequenceParser.Meaning {
    if body.first == 0x3C, final == 0x4D || final == 0x6D {
      let numbers = parameters(body.dropFirst())
      guard numbers.count == 3 else { return .nothing }
      let mouse = MouseReport.mouse(
        numbers[0], numbers[1], numbers[2], isRelease: final == 0x6D)
      return mouse.map { .events([.mouse($0)]) } ?? .nothing
    }
    if final == 0x63, let answer = TerminalAnswer.attributes(body) {
      return .events([.answer(answer)])
    }
    if final == 0x52, let answer = TerminalAnswer.cursor(body) { return .events([.answer(answer)]) }
    if final == 0x6E, let isLight = appearance(body) {
      return .events([.appearance(isLight: isLight)])
    }
    // Other private sequences are answers to questions that were never asked.
    if let first = body.first, (0x3C...0x3F).contains(first) { return .nothing }
    if body.contains(where: { (0x20...0x2F).contains($0) }) { return .nothing }
    let numbers = parameters(body)
    if final == 0x7E, numbers.first == 200 { return .pasteBegins }
    if body.isEmpty, final == 0x49 || final == 0x4F { return .events([.focus(final == 0x49)]) }
    let held = modifiers(numbers.count > 1 ? numbers[1] : nil)
    if final == 0x75 { return unicode(numbers.first, held) }
    guard let code = code(numbers.first, final: final) else { return .nothing }
    return .events([.key(Key(code, code == .backtab ? held.subtracting(.shift) : held))])
  }

  /// `?997;1` is dark, `?997;2` light.
  private static func appearance(_ body: ArraySlice<UInt8>) -> Bool? {
    guard body.first == 0x3F else { return nil }
    switch parameters(body.dropFirst()) {
    case [997, 1]: return false
    case [997, 2]: return true
    default: return nil
    }
  }

  static func parameters(_ body: ArraySlice<UInt8>) -> [Int] {
    if body.isEmpty { return [] }
    return body.split(separator: 0x3B, omittingEmptySubsequences: false).map { part in
      // Sub-parameters after a colon add details; the number before it is enough.
      part.prefix { $0 != 0x3A }.reduce(0) {
        (0x30...0x39).contains($1) ? min($0 * 10 + Int($1 - 0x30), 1 << 24) : $0
      }
    }
  }

  static func modifiers(_ parameter: Int?) -> Modifiers {
    guard let parameter, parameter > 1 else { return [] }
    let bits = UInt8(truncatingIfNeeded: parameter - 1)
    // Meta counts as Alt.
    return Modifiers(rawValue: bits & 7).union(bits & 8 == 0 ? [] : .alt)
  }

  static func shiftThree(_ final: UInt8) -> Key.Code? {
    switch final {
    case 0x4D: .enter
    case 0x6A...0x79: .character(Character(Unicode.Scalar(final - 0x40)))
    default: letter(final)
    }
  }

  private static func code(_ number: Int?, final: UInt8) -> Key.Code? {
    if final == 0x5A { return .backtab }
    guard final == 0x7E else { return letter(final) }
    switch number ?? 0 {
    case 1, 7: return .home
    case 2: return .insert
    case 3: return .delete
    case 4, 8: return .end
    case 5: return .pageUp
    case 6: return .pageDown
    case let key where (11...15).contains(key): return .function(key - 10)
    case let key where (17...21).contains(key): return .function(key - 11)
    case let key where (23...24).contains(key): return .function(key - 12)
    default: return nil
    }
  }

  private static func letter(_ final: UInt8) -> Key.Code? {
    switch final {
    case 0x41: .up
    case 0x42: .down
    case 0x43: .right
    case 0x44: .left
    case 0x46: .end
    case 0x48: .home
    case 0x50...0x53: .function(Int(final) - 0x4F)
    default: nil
    }
  }

  /// Keys as character codes, as newer terminals send them.
  private static func unicode(_ number: Int?, _ held: Modifiers) -> SequenceParser.Meaning {
    switch number ?? 0 {
    case 9:
      return .events([.key(Key(held.contains(.shift) ? .backtab : .tab, held.subtracting(.shift)))])
    case 13: return .events([.key(Key(.enter, held))])
    case 27: return .events([.key(Key(.escape, held))])
    case 127: return .events([.key(Key(.backspace, held))])
    case let value
    where value >= 0x20 && !(0x7F..<0xA0).contains(value)
      && !(0xE000...0xF8FF).contains(value):
      guard let scalar = Unicode.Scalar(UInt32(value)) else { return .nothing }
      return .events([.key(Key(Character(scalar), held))])
    default: return .nothing
    }
  }
}

/// What the numbers of a mouse report mean.
enum MouseReport {
  static func mouse(_ code: Int, _ column: Int, _ row: Int, isRelease: Bool) -> Mouse? {
    guard code >= 0, column > 0, row > 0 else { return nil }
    var held: Modifiers = []
    if code & 4 != 0 { held.insert(.shift) }
    if code & 8 != 0 { held.insert(.alt) }
    if code & 16 != 0 { held.insert(.ctrl) }
    let kind = kind(code & ~28, isRelease: isRelease)
    let point = Point(x: Reach.coordinate(column - 1), y: Reach.coordinate(row - 1))
    return kind.map { Mouse($0, at: point, held) }
  }

  private static func kind(_ code: Int, isRelease: Bool) -> Mouse.Kind? {
    switch code {
    case 64: return .wheelUp
    case 65: return .wheelDown
    case 66: return .wheelLeft
    case 67: return .wheelRight
    case 35: return .moved
    // Single-byte mice do not say which button was released.
    case 3: return .release(.left)
    default: break
    }
    let buttons: [Mouse.Button] = [.left, .middle, .right]
    guard code < 64, buttons.indices.contains(code & 3) else { return nil }
    let button = buttons[code & 3]
    if code & 32 != 0 { return .drag(button) }
    return isRelease ? .release(button) : .press(button)
  }
}

/// The answer to the question about the background: `11;rgb:RRRR/GGGG/BBBB`.
enum ColorReport {
  static func background(_ body: ArraySlice<UInt8>) -> RGB? {
    let prefix = "11;rgb:"
    guard body.starts(with: prefix.utf8) else { return nil }
    let channels = body.dropFirst(prefix.utf8.count).split(separator: 0x2F).map {
      digits -> UInt8? in
      guard (1...4).contains(digits.count),
        let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
      else { return nil }
      let full = (UInt32(1) << UInt32(4 * digits.count)) - 1
      return UInt8(value * 255 / full)
    }
    guard channels.count == 3, let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return RGB(red, green, blue)
  }
}
