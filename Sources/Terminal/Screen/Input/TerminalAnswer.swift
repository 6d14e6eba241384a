/// What a terminal says about itself when it is asked.
package enum TerminalAnswer: Hashable, Sendable {
  /// Whether it understands the kitty graphics protocol; most terminals do not answer this at all.
  case kittyGraphics(Bool)
  /// The column of the cursor, from 1.
  case cursor(column: Int)
  /// Its primary attributes, which every terminal has: the answer to the last question.
  case attributes(hasSixel: Bool)
}

extension TerminalAnswer {
  /// `?62;4;22c`: the class of the terminal, then what it can do.
  static func attributes(_ body: ArraySlice<UInt8>) -> TerminalAnswer? {
    guard body.first == 0x3F else { return nil }
    let numbers = ControlSequence.parameters(body.dropFirst())
    return .attributes(hasSixel: numbers.dropFirst().contains(4))
  }

  /// `2;3R`: row and column. In the first row it would be a key with modifiers.
  static func cursor(_ body: ArraySlice<UInt8>) -> TerminalAnswer? {
    let numbers = ControlSequence.parameters(body)
    guard numbers.count == 2, numbers[0] > 1 else { return nil }
    return .cursor(column: numbers[1])
  }

  /// `Gi=31;OK`, or an error in place of the last word.
  static func graphics(_ body: ArraySlice<UInt8>) -> TerminalAnswer? {
    let text = String(decoding: body, as: UTF8.self)
    guard text.hasPrefix("Gi=\(questionNumber);") else { return nil }
    return .kittyGraphics(text.hasSuffix(";OK"))
  }

  /// The number that the question about graphics has, and its answer.
  package static let questionNumber = 31
}
