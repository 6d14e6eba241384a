/// The keys and values in a listing of what an app keeps, in any of the forms in which phones print it,
/// whether a pair has a line of its own or all of them share one.
///
/// ```
/// IABTCF_gdprApplies=1
/// IABTCF_gdprApplies = 1;                          a dictionary that was logged
/// "IABTCF_gdprApplies" => 1                        a property list, printed
/// "IABTCF_gdprApplies": 1,                         JSON, or a dictionary of Swift
/// <key>IABTCF_gdprApplies</key> <integer>1</integer>    a property list, on one line or two
/// <int name="IABTCF_gdprApplies" value="1" />      Android's preferences
/// ```
package enum ConsentDump {
  package struct Entry: Hashable, Sendable {
    package let key: ConsentKey
    package let text: String
    /// From 1.
    package let line: Int
  }

  typealias Pair = (key: ConsentKey, text: String)

  /// Those with a key of consent; all other lines are none of ours.
  package static func entries(in lines: [Substring]) -> [Entry] {
    var entries: [Entry] = []
    var pending: ConsentKey?
    for (number, line) in lines.enumerated() {
      let words = line.drop { $0 == " " || $0 == "\t" }
      let pairs =
        words.hasPrefix("<")
        ? elements(words, &pending) : query(bare(words)) ?? AssignedPairs.all(in: words)
      entries += pairs.map { Entry(key: $0.key, text: $0.text, line: number + 1) }
    }
    return entries
  }

  // MARK: XML

  /// The pairs among the elements of a line. A key without a value has it in the next element.
  private static func elements(_ line: Substring, _ pending: inout ConsentKey?) -> [Pair] {
    var pairs: [Pair] = []
    for tag in tags(line) {
      if let key = pending {
        pending = nil
        if let text = element(tag) { pairs.append((key, text)) }
      } else if tag.hasPrefix("<key>") {
        pending = ConsentKey(String(tag.dropFirst(5).prefix { $0 != "<" }))
      } else if let pair = attributed(tag) {
        pairs.append(pair)
      }
    }
    return pairs
  }

  /// Each tag that opens, up to the next one.
  private static func tags(_ line: Substring) -> [Substring] {
    var tags: [Substring] = []
    var start = line.startIndex
    for place in line.indices where line[place] == "<" && place > start {
      guard !line[place...].hasPrefix("</") else { continue }
      tags.append(line[start..<place])
      start = place
    }
    return tags + [line[start...]]
  }

  /// `<string>1YNN</string>`, `<true/>`.
  private static func element(_ text: Substring) -> String? {
    if text.hasPrefix("<true/>") { return "1" }
    if text.hasPrefix("<false/>") { return "0" }
    guard let end = text.firstIndex(of: ">") else { return nil }
    return String(text[text.index(after: end)...].prefix { $0 != "<" })
  }

  /// `<string name="KEY">VALUE</string>`, `<int name="KEY" value="1" />`.
  private static func attributed(_ tag: Substring) -> Pair? {
    guard let name = attribute("name", of: tag), let key = ConsentKey(String(name)),
      let text = attribute("value", of: tag).map(String.init) ?? element(tag)
    else { return nil }
    return (key, text)
  }

  private static func attribute(_ name: String, of line: Substring) -> Substring? {
    guard let start = line.firstRange(of: " \(name)=\"") else { return nil }
    return line[start.upperBound...].prefix { $0 != "\"" }
  }

  // MARK: Words

  /// Without blanks, quotes, and what separates a pair from the next one.
  package static func bare(_ text: some StringProtocol) -> String {
    func isAround(_ letter: Character) -> Bool {
      letter.isWhitespace || "\"'`“”„,;\\".contains(letter)
    }
    var text = text.drop(while: isAround)
    while let last = text.last, isAround(last) { text.removeLast() }
    return String(text)
  }

  // MARK: URLs

  /// The keys of a URL, or of its query alone: `gdpr=1&gdpr_consent=C…`. Nil for what is no query: a text
  /// without `&` and `?`, or with a quote or a tag.
  package static func query(_ text: String) -> [(key: ConsentKey, text: String)]? {
    guard text.contains(where: { $0 == "&" || $0 == "?" }), !text.contains(where: "\"<".contains)
    else { return nil }
    let query = text.drop { $0 != "?" }.dropFirst()
    let pairs = (query.isEmpty ? text[...] : query).prefix { $0 != "#" }.split(separator: "&")
    return pairs.compactMap { pair in
      guard let sign = pair.firstIndex(of: "="), let key = ConsentKey(String(pair[..<sign])) else {
        return nil
      }
      return (key, decoded(pair[pair.index(after: sign)...]))
    }
  }

  /// `%7E` is `~`.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
