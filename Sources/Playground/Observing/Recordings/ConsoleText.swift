/// Finds what a recorder wrote among other text of a line.
enum ConsoleText {
  /// What a recorder's lines in a log begin with.
  private static let mark = BytePattern("adplay:", rarest: "y")

  /// What stands behind a mark.
  enum Find: Equatable {
    /// A whole object.
    case object([UInt8])
    /// The log shows something in the text's place.
    case hidden
    /// An object without an end.
    case cut
  }

  private static let format = BytePattern("\"adplay-journal\"", rarest: "j")
  private static let quoted = BytePattern("adplay:{\\\"", rarest: "y")

  /// Whether a line is a journal's header, or may be.
  static func namesFormat(_ line: UnsafeRawBufferPointer) -> Bool {
    format.place(in: line) != nil
  }

  /// Whether the object of a line is a log's own, with a recorder's line in one of its texts.
  static func begins(withMarkIn line: UnsafeRawBufferPointer) -> Bool {
    quoted.place(in: line) != nil
  }

  static func firstByte(of line: UnsafeRawBufferPointer) -> UInt8? {
    var text = line[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    return text.first { !isSpace($0) }
  }

  static func isBlank(_ line: UnsafeRawBufferPointer) -> Bool { firstByte(of: line) == nil }

  /// Without a mark at its beginning, and without spaces and line ends around it.
  static func trimmed(_ line: UnsafeRawBufferPointer) -> [UInt8] {
    var text = line[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop(while: isSpace)
    while let last = text.last, isSpace(last) { text = text.dropLast() }
    return Array(text)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// A recorder's lines in a log have less than 900 bytes, and each may be escaped once more on the way.
  private static let longestObject = 1 << 16
  /// A line with more objects without an end is no log of a recorder.
  private static let mostCuts = 64

  static func finds(in line: UnsafeRawBufferPointer) -> [Find] {
    var finds: [Find] = []
    var rest = line
    var cuts = 0
    while cuts < mostCuts, let place = mark.place(in: rest) {
      rest = UnsafeRawBufferPointer(rebasing: rest[(place + mark.count)...])
      let find = find(at: UnsafeRawBufferPointer(rebasing: rest.prefix(longestObject)))
      if find == .cut { cuts += 1 }
      finds += find.map { [$0] } ?? []
    }
    return finds
  }

  private static func find(at text: UnsafeRawBufferPointer) -> Find? {
    let text = text.drop { $0 == UInt8(ascii: " ") }
    switch text.first {
    case UInt8(ascii: "<"): return .hidden
    case UInt8(ascii: "{"): break
    default: return nil
    }
    if text.dropFirst().first == UInt8(ascii: "\""), let end = end(ofObjectIn: text),
      !text[..<end].contains(0x1B)
    {
      return .object(Array(text[..<end]))
    }
    var bytes = Array(text)
    // In a log that is JSON itself, the line is a string in it.
    if bytes.dropFirst().first == UInt8(ascii: "\\") { bytes = unescaped(bytes) }
    bytes = withoutColours(withPlainQuotes(bytes))
    return end(ofObjectIn: bytes).map { .object(Array(bytes[..<$0])) } ?? .cut
  }

  /// The place behind the brace that closes the one at the start.
  private static func end<Bytes: Collection<UInt8>>(ofObjectIn bytes: Bytes) -> Bytes.Index? {
    var depth = 0
    var isText = false
    var isEscaped = false
    for place in bytes.indices {
      let byte = bytes[place]
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case UInt8(ascii: "{") where !isText: depth += 1
      case UInt8(ascii: "}") where !isText:
        depth -= 1
        if depth == 0 { return bytes.index(after: place) }
      default: break
      }
    }
    return nil
  }

  /// The content of a JSON string up to its end.
  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] == UInt8(ascii: "\\"), place + 1 < bytes.count else {
        result.append(bytes[place])
        place += 1
        continue
      }
      switch bytes[place + 1] {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      // The JSON inside has the same escapes; its reader understands them.
      case UInt8(ascii: "u"): result += [UInt8(ascii: "\\"), UInt8(ascii: "u")]
      case let other: result.append(other)
      }
      place += 2
    }
    return result
  }

  /// Mail and chat turn quotes into typographic ones.
  private static func withPlainQuotes(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.dropFirst().starts(with: [0xE2, 0x80]) else { return bytes }
    let text = String(decoding: bytes, as: UTF8.self)
    return Array(text.map { "“”„‟".contains($0) ? "\"" : String($0) }.joined().utf8)
  }

  /// Sequences that colour a terminal's text.
  private static func withoutColours(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x1B) else { return bytes }
    var result: [UInt8] = []
    var isSequence = false
    for byte in bytes {
      if byte == 0x1B { isSequence = true }
      if !isSequence { result.append(byte) }
      if isSequence, (0x40...0x7E).contains(byte), byte != UInt8(ascii: "[") { isSequence = false }
    }
    return result
  }
}
