/// Swift source without what needs Objective-C: `@objc`, `@objc(Name)`, `@objcMembers`, `@IBOutlet` and its
/// likes, and the part of a module in `import os.log`, since the parts are C's.
///
/// Lines keep their numbers, so that what a compiler says leads to the original, too.
struct SourceStripper {
  let text: String
  /// The classes that have another name in Objective-C, by that name.
  let names: [(name: String, type: String)]

  init(_ source: String) {
    let tokens = SourceToken.all(in: source)
    var (text, names) = ("", [(name: String, type: String)]())
    var place = source.startIndex
    for (index, token) in tokens.enumerated() {
      if let part = Self.importedPart(after: index, tokens) {
        text += source[place..<part.lowerBound]
        place = part.upperBound
      }
      guard Self.attributes.contains(String(token.text)) else { continue }
      let end = Self.end(ofAttribute: index, tokens)
      text += source[place..<token.text.startIndex]
      place =
        source[tokens[end].text.endIndex...].firstIndex { $0 != " " && $0 != "\t" }
        ?? source.endIndex
      guard token.text == "@objc", end - index == 3,
        let type = Self.type(after: end, tokens)
      else { continue }
      names.append((String(tokens[index + 2].text), type))
    }
    self.text = Self.withoutLooseBlanks(text + source[place...])
    self.names = names
  }

  /// `.log` in `import os.log`.
  private static func importedPart(
    after index: Int, _ tokens: [SourceToken]
  ) -> Range<String.Index>? {
    guard tokens[index].text == "import", tokens.indices.contains(index + 3),
      tokens[index + 1].isWord, tokens[index + 2].text == ".", tokens[index + 3].isWord
    else { return nil }
    return tokens[index + 2].text.startIndex..<tokens[index + 3].text.endIndex
  }

  /// The last token of the attribute: itself, or the bracket that closes it.
  private static func end(ofAttribute index: Int, _ tokens: [SourceToken]) -> Int {
    guard tokens.indices.contains(index + 1), tokens[index + 1].text == "(",
      tokens[index].text.endIndex == tokens[index + 1].text.startIndex
    else { return index }
    return tokens[index...].firstIndex { $0.text == ")" } ?? index
  }

  /// The class that the attribute belongs to; nil for a method or anything else.
  private static func type(after end: Int, _ tokens: [SourceToken]) -> String? {
    var index = end + 1
    while tokens.indices.contains(index),
      modifiers.contains(String(tokens[index].text)) || tokens[index].text.hasPrefix("@")
    {
      index = Self.end(ofAttribute: index, tokens) + 1
    }
    guard tokens.indices.contains(index + 1), tokens[index].text == "class",
      !["func", "var", "let", "subscript"].contains(tokens[index + 1].text)
    else { return nil }
    return String(tokens[index + 1].text)
  }

  private static let attributes: Set = [
    "@objc", "@objcMembers", "@IBOutlet", "@IBAction", "@IBDesignable", "@IBInspectable",
  ]

  static let modifiers: Set = [
    "public", "open", "internal", "fileprivate", "private", "package", "final", "dynamic",
  ]

  /// A line that had nothing but an attribute becomes an empty one.
  private static func withoutLooseBlanks(_ text: String) -> String {
    text.replacing(/(?m)^[ \t]+$/, with: "")
  }
}
