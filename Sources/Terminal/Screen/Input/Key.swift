/// Keys held while another is pressed.
package struct Modifiers: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let shift = Modifiers(rawValue: 1)
  package static let alt = Modifiers(rawValue: 2)
  package static let ctrl = Modifiers(rawValue: 4)
}

/// One press of a key. Letters come as typed: shift shows in the letter, not in the modifiers.
package struct Key: Hashable, Sendable {
  package enum Code: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backtab
    case up, down, left, right
    case home, end, pageUp, pageDown
    case backspace, delete, insert
    case function(Int)
  }

  package let code: Code
  package let modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  package init(_ character: Character, _ modifiers: Modifiers = []) {
    self.init(.character(character), modifiers)
  }

  func adding(_ more: Modifiers) -> Key { Key(code, modifiers.union(more)) }
}
