/// Finds what a recorder wrote among other text of a line.
enum ConsoleText {
  /// What a recorder's lines in a log begin with.
  private static let mark = BytePattern("adplay:", rarest: "y")

  /// What stands behind a mark.
  enum Find: Equatable {
    /// A whole object. `start` is where it begins, if what is in it stands so in the line.
    case object([UInt8], start: Int?)
    /// The log shows something in the text's place.
    case hidden
    /// The beginning of an object without an end, as it stands in the line.
    case cut([UInt8])
  }

  private static let format = BytePattern("\"adplay-journal\"", rarest: "j")
  private static let party = BytePattern("\"from\":", rarest: "f")
  private static let quoted = BytePattern("adplay:{\\\"", rarest: "y")

  /// Whether a line is a journal's header, or may be.
  static func namesFormat(_ line: UnsafeRawBufferPointer) -> Bool {
    format.place(in: line) != nil
  }

  /// Whether a line is an entry, or may be.
  static func namesParty(_ line: UnsafeRawBufferPointer) -> Bool {
    party.place(in: line) != nil
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

  /// The column of a byte, as people count letters.
  static func column(of place: Int, in line: UnsafeRawBufferPointer) -> Int {
    String(decoding: line.prefix(place), as: UTF8.self).count + 1
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
    var (rest, start) = (line, 0)
    var cuts = 0
    while cuts < mostCuts, let place = mark.place(in: rest) {
      start += place + mark.count
      rest = UnsafeRawBufferPointer(rebasing: rest[(place + mark.count)...])
      let find = find(at: UnsafeRawBufferPointer(rebasing: rest.prefix(longestObject)), start)
      if case .cut? = find { cuts += 1 }
      finds += find.map { [$0] } ?? []
    }
    return finds
  }

  private static func find(at text: UnsafeRawBufferPointer, _ start: Int) -> Find? {
    let text = withoutSpaces(text)
    switch text.first {
    case UInt8(ascii: "<"): return .hidden
    case UInt8(ascii: "{"): break
    default: return nil
    }
    if text.dropFirst().first == UInt8(ascii: "\""), let end = end(ofObjectIn: text),
      !text[..<end].contains(0x1B), !text[..<end].contains(0xC2)
    {
      return .object(Array(text[..<end]), start: start + text.startIndex)
    }
    let bytes = Array(text)
    return object(in: bytes).map { .object($0, start: nil) } ?? .cut(bytes)
  }

  /// Mails and web pages put other spaces in place of some.
  private static func withoutSpaces(
    _ text: UnsafeRawBufferPointer
  ) -> Slice<UnsafeRawBufferPointer> {
    var text = text[...]
    while true {
      if text.first == UInt8(ascii: " ") {
        text = text.dropFirst()
      } else if text.starts(with: hardSpace) {
        text = text.dropFirst(hardSpace.count)
      } else {
        return text
      }
    }
  }

  /// The object that a text begins with, after what was done to the text on its way is undone; nil if it has
  /// no end.
  static func object(in text: [UInt8]) -> [UInt8]? {
    var bytes = text
    // In a log that is JSON itself, the line is a string in it.
    if bytes.dropFirst().first == UInt8(ascii: "\\") { bytes = unescaped(bytes) }
    if bytes.dropFirst().first == UInt8(ascii: "&") { bytes = withoutEntities(bytes) }
    bytes = withoutColours(withPlainSpaces(withPlainQuotes(bytes)))
    return end(ofObjectIn: bytes).map { Array(bytes[..<$0]) }
  }

  /// The place behind the brace that closes the one at the start.
  private static func end<Bytes: Collection<UInt8>>(ofObjectIn bytes: Bytes) -> Bytes.Index? {
    var state = TextState()
    var depth = 0
    for place in bytes.indices {
      state.add(bytes[place])
      switch bytes[place] {
      case UInt8(ascii: "{") where !state.isText: depth += 1
      case UInt8(ascii: "}") where !state.isText:
        depth -= 1
        if depth == 0 { return bytes.index(after: place) }
      default: break
      }
    }
    return nil
  }

  /// Whether a byte of JSON is in a text.
  private struct TextState {
    private(set) var isText = false
    private var isEscaped = false

    mutating func add(_ byte: UInt8) {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      default: break
      }
    }
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

  /// Web pages, and what is copied from their source, write some letters by name.
  private static func withoutEntities(_ bytes: [UInt8]) -> [UInt8] {
    var text = String(decoding: bytes, as: UTF8.self)
    for (name, letter) in entities { text = text.replacing(name, with: letter) }
    return Array(text.utf8)
  }

  /// The ampersand is the last, since it may begin the others.
  private static let entities = [
    ("&quot;", "\""), ("&#34;", "\""), ("&#39;", "'"), ("&apos;", "'"), ("&lt;", "<"),
    ("&gt;", ">"),
    ("&nbsp;", " "), ("&amp;", "&"),
  ]

  private static let hardSpace: [UInt8] = [0xC2, 0xA0]

  /// Between the parts of an object: a text keeps what is in it.
  private static func withPlainSpaces(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(hardSpace[0]) else { return bytes }
    var (result, state): ([UInt8], TextState) = ([], TextState())
    for byte in bytes {
      let isHard = !state.isText && hardSpace.contains(byte)
      state.add(byte)
      result.append(isHard ? UInt8(ascii: " ") : byte)
    }
    return result
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
