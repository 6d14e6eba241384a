/// Reads one key, one sequence or one character from the front of some bytes.
struct SequenceParser {
  enum Meaning: Equatable {
    case nothing
    case pasteBegins
    case events([InputEvent])
  }

  struct Step: Equatable {
    let meaning: Meaning
    let length: Int
  }

  let bytes: ArraySlice<UInt8>

  /// Nil if more bytes are needed; with `isFinal` none will come, and there is always a step.
  func next(isFinal: Bool) -> Step? {
    guard let first = bytes.first else { return nil }
    switch first {
    case 0x1B: return escape(isFinal: isFinal)
    case 0x00..<0x20, 0x7F: return key(Self.control(first), length: 1)
    case 0x20..<0x80: return key(Key(Character(Unicode.Scalar(first))), length: 1)
    default: return character(isFinal: isFinal)
    }
  }

  private func key(_ key: Key, length: Int) -> Step {
    Step(meaning: .events([.key(key)]), length: length)
  }

  private func byte(_ offset: Int) -> UInt8? {
    offset < bytes.count ? bytes[bytes.startIndex + offset] : nil
  }

  private static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case 0x08, 0x7F: Key(.backspace)
    case 0x00: Key(" ", .ctrl)
    case 0x01...0x1A: Key(Character(Unicode.Scalar(byte + 0x60)), .ctrl)
    default: Key(Character(Unicode.Scalar(byte + 0x40)), .ctrl)
    }
  }

  private func character(isFinal: Bool) -> Step? {
    let length =
      switch bytes.first ?? 0 {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    let present = bytes.prefix(length)
    // No waiting for bytes after one that cannot continue a character.
    let broken = present.dropFirst().firstIndex { $0 & 0xC0 != 0x80 }
    if let broken { return Step(meaning: .nothing, length: broken - bytes.startIndex) }
    if present.count < length {
      return isFinal ? Step(meaning: .nothing, length: present.count) : nil
    }
    guard let text = String(validating: present, as: UTF8.self), let character = text.first,
      let scalar = character.unicodeScalars.first, scalar.value >= 0xA0
    else { return Step(meaning: .nothing, length: length) }
    return key(Key(character), length: length)
  }

  private func escape(isFinal: Bool) -> Step? {
    guard let second = byte(1) else { return isFinal ? key(Key(.escape), length: 1) : nil }
    switch second {
    case 0x1B: return doubleEscape(isFinal: isFinal)
    case 0x5B: return controlSequence(isFinal: isFinal)
    case 0x4F: return shiftThree(isFinal: isFinal)
    case 0x50, 0x58, 0x5D, 0x5E, 0x5F: return string(isFinal: isFinal)
    default: return alt(isFinal: isFinal)
    }
  }

  /// Some terminals send Alt with an arrow as two escapes; two presses of Escape look the same.
  private func doubleEscape(isFinal: Bool) -> Step? {
    guard let third = byte(2) else { return isFinal ? key(Key(.escape), length: 1) : nil }
    guard third == 0x5B || third == 0x4F else { return key(Key(.escape), length: 1) }
    return alt(isFinal: isFinal)
  }

  private func alt(isFinal: Bool) -> Step? {
    let inner = SequenceParser(bytes: bytes.dropFirst()).next(isFinal: isFinal)
    guard let inner else { return nil }
    guard case .events(let events) = inner.meaning, case .key(let key)? = events.first else {
      return Step(meaning: inner.meaning, length: inner.length + 1)
    }
    return self.key(key.adding(.alt), length: inner.length + 1)
  }

  private func shiftThree(isFinal: Bool) -> Step? {
    var length = 2
    while let digit = byte(length), (0x30...0x3B).contains(digit), length < 8 { length += 1 }
    guard let final = byte(length) else { return unfinished(isFinal) }
    if final < 0x20 { return Step(meaning: .nothing, length: length) }
    let parameters = ControlSequence.parameters(bytes.dropFirst(2).prefix(length - 2))
    guard let code = ControlSequence.shiftThree(final) else {
      return Step(meaning: .nothing, length: length + 1)
    }
    return key(Key(code, ControlSequence.modifiers(parameters.last)), length: length + 1)
  }

  /// A sequence that stops early: a single letter with Alt if nothing follows, otherwise nothing.
  private func unfinished(_ isFinal: Bool) -> Step? {
    guard isFinal else { return nil }
    guard bytes.count == 2, let letter = byte(1) else {
      return Step(meaning: .nothing, length: bytes.count)
    }
    return key(Key(Character(Unicode.Scalar(letter)), .alt), length: 2)
  }

  private func controlSequence(isFinal: Bool) -> Step? {
    // The Linux console's first function keys.
    if byte(2) == 0x5B {
      guard let letter = byte(3) else { return unfinished(isFinal) }
      guard (0x41...0x45).contains(letter) else { return Step(meaning: .nothing, length: 3) }
      return key(Key(.function(Int(letter) - 0x40)), length: 4)
    }
    // A mouse report in single bytes.
    if byte(2) == 0x4D {
      guard bytes.count >= 6 else { return unfinished(isFinal) }
      let report = bytes.dropFirst(3).prefix(3).map { Int($0) - 32 }
      let mouse = MouseReport.mouse(report[0], report[1], report[2], isRelease: report[0] & 3 == 3)
      return Step(meaning: mouse.map { .events([.mouse($0)]) } ?? .nothing, length: 6)
    }
    for offset in 2..<bytes.count {
      let current = bytes[bytes.startIndex + offset]
      if (0x40...0x7E).contains(current) {
        let body = bytes.dropFirst(2).prefix(offset - 2)
        return Step(
          meaning: ControlSequence.meaning(body, final: current), length: offset + 1)
      }
      // Interrupted by a byte that cannot be inside, which is then read separately.
      if !(0x20...0x3F).contains(current) || offset > 64 {
        return Step(meaning: .nothing, length: offset)
      }
    }
    return unfinished(isFinal)
  }

  private func answer(_ body: ArraySlice<UInt8>) -> Meaning {
    switch byte(1) {
    case 0x5D: ColorReport.background(body).map { .events([.background($0)]) } ?? .nothing
    case 0x5F: TerminalAnswer.graphics(body).map { .events([.answer($0)]) } ?? .nothing
    default: .nothing
    }
  }

  /// An answer of the terminal, up to its terminator.
  private func string(isFinal: Bool) -> Step? {
    for offset in 2..<max(bytes.count, 2) {
      let current = bytes[bytes.startIndex + offset]
      let isTerminated =
        current == 0x5C && bytes[bytes.startIndex + offset - 1] == 0x1B && offset > 2
      if current == 0x07 || isTerminated {
        let body = bytes.dropFirst(2).prefix(offset - 2 - (current == 0x07 ? 0 : 1))
        return Step(meaning: answer(body), length: offset + 1)
      }
      let isBroken = bytes[bytes.startIndex + offset - 1] == 0x1B && offset > 2
      if isBroken { return Step(meaning: .nothing, length: offset - 1) }
      if offset > 4096 { return Step(meaning: .nothing, length: offset) }
    }
    return unfinished(isFinal)
  }
}
