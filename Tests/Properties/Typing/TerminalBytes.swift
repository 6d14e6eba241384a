import Screen

/// What an xterm sends.
enum TerminalBytes {
  static func bytes(_ event: InputEvent) -> [UInt8] {
    switch event {
    case .key(let key): bytes(key)
    case .mouse(let mouse): Array(report(mouse).utf8)
    case .paste(let text): Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)
    case .focus(let hasFocus): Array("\u{1B}[\(hasFocus ? "I" : "O")".utf8)
    // The system tells of a new size; answers come to those who have asked.
    case .resize, .background, .appearance, .answer: []
    }
  }

  private static func bytes(_ key: Key) -> [UInt8] {
    if let sequence = sequence(key) { return Array("\u{1B}[\(sequence)".utf8) }
    let prefix: [UInt8] = key.modifiers.contains(.alt) ? [0x1B] : []
    return prefix + plain(key.code, isHeld: key.modifiers.contains(.ctrl))
  }

  private static func plain(_ code: Key.Code, isHeld: Bool) -> [UInt8] {
    switch code {
    case .character(let letter) where isHeld: letter.asciiValue.map { [$0 & 0x1F] } ?? []
    case .character(let letter): Array(String(letter).utf8)
    case .enter: [0x0D]
    case .escape: [0x1B]
    case .tab: [0x09]
    case .backspace: [0x7F]
    default: []
    }
  }

  /// What follows `ESC [`; with modifiers there is a number before the last letter.
  private static func sequence(_ key: Key) -> String? {
    let held = key.modifiers.isEmpty ? "" : ";\(key.modifiers.rawValue + 1)"
    if let letter = letters[key.code] { return held.isEmpty ? letter : "1\(held)\(letter)" }
    return numbers[key.code].map { "\($0)\(held)~" }
  }

  private static let letters: [Key.Code: String] = [
    .up: "A", .down: "B", .right: "C", .left: "D", .end: "F", .home: "H", .backtab: "Z",
  ]
  private static let numbers: [Key.Code: Int] = [
    .insert: 2, .delete: 3, .pageUp: 5, .pageDown: 6,
    .function(1): 11, .function(2): 12, .function(3): 13, .function(4): 14, .function(5): 15,
    .function(6): 17, .function(7): 18, .function(8): 19, .function(9): 20, .function(10): 21,
    .function(11): 23, .function(12): 24,
  ]

  /// The report of mode 1006.
  private static func report(_ mouse: Mouse) -> String {
    var held = 0
    if mouse.modifiers.contains(.shift) { held += 4 }
    if mouse.modifiers.contains(.alt) { held += 8 }
    if mouse.modifiers.contains(.ctrl) { held += 16 }
    let (button, isRelease) = code(mouse.kind)
    let (column, row) = (mouse.point.x + 1, mouse.point.y + 1)
    return "\u{1B}[<\(button + held);\(column);\(row)\(isRelease ? "m" : "M")"
  }

  private static func code(_ kind: Mouse.Kind) -> (button: Int, isRelease: Bool) {
    switch kind {
    case .press(let button): (number(button), false)
    case .release(let button): (number(button), true)
    case .drag(let button): (number(button) + 32, false)
    case .moved: (35, false)
    case .wheelUp: (64, false)
    case .wheelDown: (65, false)
    case .wheelLeft: (66, false)
    case .wheelRight: (67, false)
    }
  }

  private static func number(_ button: Mouse.Button) -> Int {
    switch button {
    case .left: 0
    case .middle: 1
    case .right: 2
    }
  }
}
