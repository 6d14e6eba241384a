extension Text {
  /// The text, or its beginning and its end with an ellipsis between them: names of methods differ
  /// at both ends.
  package static func shortened(
    _ text: String, to width: Int, ellipsis: String = "…"
  ) -> String {
    let text = SafeText.clean(text)
    guard TextWidth.columns(text) > width else { return text }
    let room = width - TextWidth.columns(ellipsis)
    guard room >= 0 else { return "" }
    let end = suffix(text, columns: room / 2)
    return prefix(text, columns: room - TextWidth.columns(end)) + ellipsis + end
  }

  /// The text, or as much of its end as leaves room for an ellipsis: the eyes are there while typing.
  package static func ending(_ text: String, in width: Int, ellipsis: String = "…") -> String {
    let text = SafeText.clean(text)
    guard TextWidth.columns(text) > width else { return text }
    let room = width - TextWidth.columns(ellipsis)
    return room < 0 ? "" : ellipsis + suffix(text, columns: room)
  }

  /// The longest fitting end of a safe text.
  private static func suffix(_ text: String, columns: Int) -> String {
    var used = 0
    var start = text.endIndex
    while start > text.startIndex {
      let next = text.index(before: start)
      used += TextWidth.columns(text[next])
      if used > columns { break }
      start = next
    }
    return String(text[start...])
  }
}
