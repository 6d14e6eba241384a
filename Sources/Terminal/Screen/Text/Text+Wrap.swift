extension Text {
  /// Breaks text at spaces, between ideographs, and inside a word only if it is longer than a line.
  /// Its own line breaks stay. With `lines`, the last line ends in an ellipsis if more would
  /// follow.
  package static func wrapped(
    _ text: String, width: Int, lines limit: Int? = nil, ellipsis: String = "…"
  ) -> [String] {
    guard width > 0, limit.map({ $0 > 0 }) ?? true else { return [] }
    var result: [String] = []
    for line in SafeText.lines(text) {
      var wrapper = LineWrapper(width: width)
      wrapper.add(line)
      result += wrapper.finished()
      // Stops after the last line: the text may be long, but the label is short.
      if let limit, result.count > limit { return cut(result, limit, width, ellipsis) }
    }
    return result
  }

  private static func cut(
    _ lines: [String], _ limit: Int, _ width: Int, _ ellipsis: String
  ) -> [String] {
    var lines = Array(lines.prefix(limit))
    let room = width - TextWidth.columns(ellipsis)
    if let last = lines.popLast() {
      lines.append(prefix(last, columns: max(room, 0)) + (room < 0 ? "" : ellipsis))
    }
    return lines
  }
}

/// Collects clusters into lines; a break goes to the last possible place.
private struct LineWrapper {
  let width: Int
  private var lines: [String] = []
  private var line: [(character: Character, columns: Int)] = []
  private var columns = 0
  /// How many clusters of `line` stay if it is broken.
  private var breakAt = 0

  init(width: Int) { self.width = width }

  mutating func add(_ text: String) {
    for character in text {
      let needed = TextWidth.columns(character)
      if character == " " {
        if columns < width { append(character, needed) }
        breakAt = line.count
        continue
      }
      let breaksAnywhere = Self.isIdeograph(character)
      if breaksAnywhere { breakAt = line.count }
      if columns + needed > width { breakLine() }
      append(character, needed)
      if breaksAnywhere { breakAt = line.count }
    }
  }

  mutating func finished() -> [String] {
    lines.append(Self.trimmed(line[...]))
    return lines
  }

  private mutating func append(_ character: Character, _ needed: Int) {
    line.append((character, needed))
    columns += needed
  }

  private mutating func breakLine() {
    if line.isEmpty { return }
    let kept = breakAt > 0 ? breakAt : line.count
    lines.append(Self.trimmed(line[..<kept]))
    line.removeSubrange(..<kept)
    columns = line.reduce(0) { $0 + $1.columns }
    breakAt = 0
  }

  private static func trimmed(_ line: ArraySlice<(character: Character, columns: Int)>) -> String {
    let end = line.lastIndex { $0.character != " " }.map { $0 + 1 } ?? line.startIndex
    return String(line[..<end].map(\.character))
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, first.value >= 0x2E80 else { return false }
    return TextWidth.columns(first) == 2 && !first.properties.isEmojiPresentation
  }
}
