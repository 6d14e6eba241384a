package import JSON

/// Reads the part of YAML that lists of settings use: keys with a text, and below a key without one
/// more of them, indented. Everything else is refused with its line and column.
///
/// | | |
/// |---|---|
/// | `key: value` | plain, `'single'` or `"double"` quotes |
/// | `key:` | a section; the indented lines after it belong to it |
/// | `# …` | a comment, also behind a value |
/// | `---`, `...` | the beginning and the end of a document |
///
/// `key: #1d1f21` would be a comment in YAML; as nobody means that, it is the value.
package enum FlatYAML {
  /// The entries in the order of the text.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> [YAMLEntry] {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw JSONError(
        position: JSONPosition(line: 1, column: 1), problem: .refused("the text is not UTF-8"))
    }
    var reading = FlatYAMLReading()
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() where !reading.hasEnded {
      let scalars = Array(line.unicodeScalars)
      let isMarked = number == 0 && scalars.first == "\u{FEFF}"
      try reading.take(YAMLLine(Array(scalars.dropFirst(isMarked ? 1 : 0)), number: number + 1))
    }
    return reading.entries
  }
}

/// The lines so far.
private struct FlatYAMLReading {
  var entries: [YAMLEntry] = []
  var hasEnded = false
  private var section: (key: String, indent: Int?)?

  mutating func take(_ line: YAMLLine) throws(JSONError) {
    guard let start = line.start else { return }
    if line.text.starts(with: "---".unicodeScalars), entries.isEmpty { return }
    if line.text.starts(with: "...".unicodeScalars) { return hasEnded = true }
    if line.text[..<start].contains("\t") {
      throw line.refusal("indent with blanks, not with tabs", at: 0)
    }
    try find(place: start, line)
    let (key, colon) = try line.key(from: start)
    try refuseTwice(key, line, start)
    guard let value = try line.value(after: colon) else {
      guard section?.indent == nil else { throw line.refusal("this key has no value", at: start) }
      return section = (key, nil)
    }
    entries.append(
      YAMLEntry(
        section: section?.key, key: key, value: value.text, keyPosition: line.position(start),
        valuePosition: line.position(value.place)))
  }

  /// Decides by the indentation whether a line belongs to the section.
  private mutating func find(place: Int, _ line: YAMLLine) throws(JSONError) {
    switch (section, place) {
    case (_, 0): section = nil
    case ((let key, nil)?, _): section = (key, place)
    case ((_, let indent?)?, _) where indent == place: break
    default: throw line.refusal("this line is indented unlike those before it", at: place)
    }
  }

  private func refuseTwice(_ key: String, _ line: YAMLLine, _ place: Int) throws(JSONError) {
    let first = entries.first { $0.key == key && $0.section == section?.key }
    guard let first else { return }
    throw JSONError(
      position: line.position(place), problem: .duplicateKey(key, first: first.keyPosition))
  }
}
