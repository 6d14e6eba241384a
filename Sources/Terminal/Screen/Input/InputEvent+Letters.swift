extension ArraySlice<InputEvent> {
  /// Takes the next event away. Where letters are text, those that came at once are one text, as if
  /// they had been pasted: what follows from a text is found out once.
  package mutating func next(joiningLetters isTyping: Bool) -> InputEvent? {
    // Several of them may be one character of the text.
    let letters = isTyping ? prefix { $0.letter != nil }.compactMap(\.letter) : []
    guard letters.count > 1 else { return popFirst() }
    removeFirst(letters.count)
    return .paste(String(letters))
  }
}

extension InputEvent {
  /// The letter that was typed, if it was one.
  fileprivate var letter: Character? {
    guard case .key(let key) = self, case .character(let letter) = key.code, key.modifiers.isEmpty
    else { return nil }
    return letter
  }
}
