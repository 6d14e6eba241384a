import Languages

/// Text for ears: without signs that a screen reader would spell out or read as noise.
package enum Spoken {
  /// The text with words in place of signs, and nothing in place of drawings.
  package static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !$0.isASCII }) else { return text }
    var words = text.replacing(/[★☆]+½?/) { match in stars(match.0) }
    for (sign, word) in signs { words.replace(sign, with: word) }
    words.removeAll(where: silent.contains)
    words.unicodeScalars.removeAll(where: \.isDrawn)
    return words.split(separator: " ").joined(separator: " ")
  }

  /// A sentence that begins with a capital and ends with a full stop.
  package static func sentence(_ text: String) -> String {
    let text = plain(text)
    let isWhole = text.last.map { ".!?:。！？：".contains($0) } ?? true
    if isWhole { return capitalised(text) }
    // What a journal says is English in every language.
    return text.allSatisfy(\.isASCII) ? "\(capitalised(text))." : localized("\(capitalised(text)).")
  }

  /// Several things in a row.
  package static func list(_ words: [String]) -> String { words.joined(separator: localized(", ")) }

  /// With a capital, unless it begins with the name of a method, a flag or a file.
  package static func capitalised(_ text: String) -> String {
    let word = text.prefix { $0 != " " }.dropFirst()
    let isName = word.contains { $0.isUppercase || $0 == "(" || $0 == "/" }
    guard !isName, !word.dropLast().contains(".") else { return text }
    return text.prefix(1).uppercased() + text.dropFirst()
  }

  /// Keys and marks as people say them, longer ones first.
  private static var signs: [(String, String)] {
    [
      ("Tab ⏎", localized("Tab and Enter")), ("⏎", "Enter"), ("↑", localized("Up")),
      ("↓", localized("Down")), ("←", localized("Left")), (" → ", localized(" to ")),
      ("→", localized("to")), (" · ", localized(", ")), ("×", localized(" by ")),
      ("−", localized("minus ")),
    ]
  }

  private static let silent: Set<Character> = [
    "✓", "✗", "✕", "‼", "▸", "▶", "‖", "◌", "●", "○", "◉", "↩",
  ]

  private static func stars(_ signs: Substring) -> String {
    let count = signs.count { $0 == "★" }
    let isWhole = signs.last != "½"
    guard !isWhole || count != 1 else { return localized("1 star") }
    return localized("\(isWhole ? "\(count)" : "\(count).5") stars")
  }
}

extension Unicode.Scalar {
  /// Whether it is part of a drawing: frames, blocks, Braille patterns.
  fileprivate var isDrawn: Bool {
    (0x2500...0x259F).contains(value) || (0x2800...0x28FF).contains(value)
  }
}
