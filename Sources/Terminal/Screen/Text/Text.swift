/// How text is aligned in its width.
package enum Alignment: Hashable, Sendable {
  case start, center, end
}

/// Fits text into columns. The input may be unsafe; the output is safe.
package enum Text {
  /// The text, or as much of its beginning as leaves room for an ellipsis.
  package static func ellipsised(
    _ text: String, to width: Int, ellipsis: String = "…"
  ) -> String {
    let text = SafeText.clean(text)
    if TextWidth.columns(text) <= width { return text }
    let room = width - TextWidth.columns(ellipsis)
    if room < 0 { return "" }
    return prefix(text, columns: room) + ellipsis
  }

  /// The text, cut or filled with blanks to exactly `width` columns.
  package static func padded(
    _ text: String, to width: Int, _ alignment: Alignment = .start
  ) -> String {
    let text = ellipsised(text, to: width)
    let spare = max(width - TextWidth.columns(text), 0)
    let left =
      switch alignment {
      case .start: 0
      case .center: spare / 2
      case .end: spare
      }
    return String(repeating: " ", count: left) + text
      + String(repeating: " ", count: spare - left)
  }

  /// The longest fitting beginning of a safe text.
  static func prefix(_ text: String, columns: Int) -> String {
    var used = 0
    var end = text.startIndex
    while end < text.endIndex {
      used += TextWidth.columns(text[end])
      if used > columns { break }
      end = text.index(after: end)
    }
    return String(text[..<end])
  }
}
