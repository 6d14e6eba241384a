import Screen

extension Key {
  /// What this key makes of a text, as in a shell: `Ctrl-W` takes the last word away, `Ctrl-U`
  /// everything. Nil for a key that types nothing.
  func typing(_ text: String) -> String? {
    switch (code, modifiers) {
    case (.character(let character), []): text.typing(String(character))
    case (.backspace, _): String(text.dropLast())
    case (.character("w"), .ctrl): Self.withoutLastWord(text)
    case (.character("u"), .ctrl): ""
    default: nil
    }
  }

  private static func withoutLastWord(_ text: String) -> String {
    let words = text.reversed().drop { $0 == " " }.drop { $0 != " " }
    return String(words.reversed())
  }
}

extension String {
  /// More than this is not typed by anybody, nor meant.
  static let longestTyped = 4096

  /// The text with more of it behind, as far as it is taken.
  func typing(_ more: some StringProtocol) -> String {
    self + more.prefix(Swift.max(0, Self.longestTyped - utf8.count))
  }
}
