/// The keys and values in a listing of what an app keeps, in any of the forms in which phones print it.
///
/// ```
/// IABTCF_gdprApplies=1
/// IABTCF_gdprApplies = 1;                          a dictionary that was logged
/// "IABTCF_gdprApplies" => 1                        a property list, printed
/// "IABTCF_gdprApplies": 1,                         JSON
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

  /// Those with a key of consent; all other lines are none of ours.
  package static func entries(in lines: [Substring]) -> [Entry] {
    var entries: [Entry] = []
    var pending: ConsentKey?
    for (number, line) in lines.enumerated() {
      let words = line.drop { $0 == " " || $0 == "\t" }
      if let key = pending {
        pending = nil
        if let text = element(words) {
          entries.append(Entry(key: key, text: text, line: number + 1))
          continue
        }
      }
      let pairs = query(String(words)) ?? []
      entries += pairs.map { Entry(key: $0.key, text: $0.text, line: number + 1) }
      if pairs.isEmpty, let (key, text) = pair(words) {
        if let text {
          entries.append(Entry(key: key, text: text, line: number + 1))
        } else {
          pending = key
        }
      }
    }
    return entries
  }

  /// A key without a value has it in the next line.
  private static func pair(_ line: Substring) -> (ConsentKey, String?)? {
    if line.hasPrefix("<key>") {
      let name = line.dropFirst(5).prefix { $0 != "<" }
      let rest = line.dropFirst(5 + name.count)
      guard rest.hasPrefix("</key>"), let key = ConsentKey(String(name)) else { return nil }
      return (key, element(rest.dropFirst(6).drop { $0 == " " || $0 == "\t" }))
    }
    if line.hasPrefix("<") { return attributed(line) }
    return assigned(line).map { ($0, $1) }
  }

  /// `KEY = VALUE;` and its like.
  package static func assigned(_ line: Substring) -> (ConsentKey, String)? {
    guard let sign = line.firstIndex(where: { $0 == "=" || $0 == ":" }),
      let key = ConsentKey(bare(line[..<sign]))
    else { return nil }
    let rest = line[line.index(after: sign)...]
    return (key, bare(rest.hasPrefix(">") ? rest.dropFirst() : rest))
  }

  /// Without blanks, quotes, and what separates a pair from the next one.
  private static func bare(_ text: Substring) -> String {
    func isAround(_ letter: Character) -> Bool {
      letter.isWhitespace || "\"';,".contains(letter)
    }
    var text = text.drop(while: isAround)
    while let last = text.last, isAround(last) { text.removeLast() }
    return String(text)
  }

  /// `<string>1YNN</string>`, `<true/>`.
  private static func element(_ text: Substring) -> String? {
    if text.hasPrefix("<true/>") { return "1" }
    if text.hasPrefix("<false/>") { return "0" }
    guard text.hasPrefix("<"), let end = text.firstIndex(of: ">") else { return nil }
    return String(text[text.index(after: end)...].prefix { $0 != "<" })
  }

  /// `<string name="KEY">VALUE</string>`, `<int name="KEY" value="1" />`.
  private static func attributed(_ line: Substring) -> (ConsentKey, String?)? {
    guard let name = attribute("name", of: line), let key = ConsentKey(String(name)) else {
      return nil
    }
    return (key, attribute("value", of: line).map(String.init) ?? element(line))
  }

  private static func attribute(_ name: String, of line: Substring) -> Substring? {
    guard let start = line.firstRange(of: " \(name)=\"") else { return nil }
    return line[start.upperBound...].prefix { $0 != "\"" }
  }

  // MARK: URLs

  /// The keys of a URL, or of its query alone: `gdpr=1&gdpr_consent=C…`. Nil for a text without `&` and
  /// `?`, which is no query.
  package static func query(_ text: String) -> [(key: ConsentKey, text: String)]? {
    guard text.contains(where: { $0 == "&" || $0 == "?" }) else { return nil }
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
