/// Reads JSON and remembers where everything stands.
///
/// Comments and commas behind the last element are accepted. It never traps: hostile text ends in an
/// error within one pass over it, however deep it pretends to be.
package struct JSONReader {
  /// How deep values may nest.
  package static let depthLimit = 64

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  // Where the present line began, so that a position costs nothing but a look back along it.
  private var line = 1
  private var column = 1
  private var measured = 0

  /// The value that makes up the whole text.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> JSONNode {
    var reader = JSONReader(bytes)
    return try reader.readAll()
  }

  /// The value that makes up the whole text.
  package static func read(_ text: String) throws(JSONError) -> JSONNode {
    try read(Array(text.utf8))
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func readAll() throws(JSONError) -> JSONNode {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONError(.notUTF8, at: JSONPosition(of: invalidUTF8, in: bytes))
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let node = try value()
    try skipBlanks()
    guard index == bytes.count else { throw error(.trailingText) }
    return node
  }

  /// How many bytes at the beginning are sound.
  private var invalidUTF8: Int {
    var low = 0
    var high = bytes.count
    while low < high {
      let middle = (low + high + 1) / 2
      // A cut inside a character is at most three bytes off, which is near enough to point at.
      let sound = (0...3).contains { cut in
        middle >= cut && String(validating: bytes[..<(middle - cut)], as: UTF8.self) != nil
      }
      if sound { low = middle } else { high = middle - 1 }
    }
    return low
  }

  // MARK: Values

  private mutating func value() throws(JSONError) -> JSONNode {
    try skipBlanks()
    let position = position
    guard let byte = peek else { throw error(.endsEarly(expected: "a value")) }
    let value: JSONNode.Value =
      switch byte {
      case UInt8(ascii: "{"): try object()
      case UInt8(ascii: "["): try array()
      case UInt8(ascii: "\""): .string(try string())
      case UInt8(ascii: "-"), 0x30...0x39: .number(try number())
      default: try word()
      }
    return JSONNode(value: value, position: position)
  }

  private mutating func object() throws(JSONError) -> JSONNode.Value {
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    try nested(closing: UInt8(ascii: "}"), "\"}\"") { (reader) throws(JSONError) in
      let position = reader.position
      guard reader.peek == UInt8(ascii: "\"") else {
        throw reader.unexpected(expected: "a key in quotes")
      }
      let key = try reader.string()
      guard keys.insert(key).inserted else { throw JSONError(.duplicateKey(key), at: position) }
      try reader.skipBlanks()
      try reader.expect(UInt8(ascii: ":"), "\":\" behind the key")
      members.append(.init(key: key, keyPosition: position, node: try reader.value()))
    }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSONNode.Value {
    var elements: [JSONNode] = []
    try nested(closing: UInt8(ascii: "]"), "\"]\"") { (reader) throws(JSONError) in
      elements.append(try reader.value())
    }
    return .array(elements)
  }

  /// Elements between an opening and a closing byte, commas between them and perhaps behind the last.
  private mutating func nested(
    closing: UInt8, _ name: String, element: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    guard depth < Self.depthLimit else { throw error(.tooDeep(limit: Self.depthLimit)) }
    depth += 1
    index += 1
    while true {
      try skipBlanks()
      if peek == closing { break }
      try element(&self)
      try skipBlanks()
      if peek == closing { break }
      try expect(UInt8(ascii: ","), "\",\" or \(name)")
    }
    index += 1
    depth -= 1
  }

  private mutating func word() throws(JSONError) -> JSONNode.Value {
    let words: [(String, JSONNode.Value)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (word, value) in words where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return value
    }
    throw unexpected(expected: "a value")
  }

  // MARK: Numbers and strings

  private mutating func number() throws(JSONError) -> String {
    let start = index
    let position = position
    while let byte = peek, Self.isOfNumber(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard Self.isNumber(text) else { throw JSONError(.badNumber(text), at: position) }
    return text
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.drop { $0 == "-" }
    guard text.count < 64, text.count - digits.count <= 1, digits.first?.isWholeNumber == true,
      digits.last?.isWholeNumber == true, !(digits.hasPrefix("0") && digits.dropFirst().first?.isWholeNumber == true),
      !text.contains(where: { $0.isLetter && $0 != "e" && $0 != "E" }), let value = Double(text)
    else { return false }
    return value.isFinite
  }

  private mutating func string() throws(JSONError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(&text)
      case 0..<0x20: throw error(.controlCharacter)
      default:
        text.append(byte)
        index += 1
      }
    }
    throw error(.endsEarly(expected: "the quote that ends the string"))
  }

  private mutating func escape(_ text: inout [UInt8]) throws(JSONError) {
    let mistake = error(.badEscape)
    guard index + 1 < bytes.count else { throw mistake }
    let byte = bytes[index + 1]
    index += 2
    let plain: [UInt8: UInt8] = [
      0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D,
      0x74: 0x09,
    ]
    if let plain = plain[byte] { return text.append(plain) }
    guard byte == UInt8(ascii: "u"), let first = hexadecimal(),
      let scalar = scalar(startingWith: first)
    else { throw mistake }
    text.append(contentsOf: Array(String(scalar).utf8))
  }

  /// The scalar of one escape, or of the two escapes of a surrogate pair; nil for half a pair.
  private mutating func scalar(startingWith first: UInt32) -> Unicode.Scalar? {
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
    guard bytes[index...].starts(with: [0x5C, 0x75]) else { return nil }
    index += 2
    guard let second = hexadecimal(), (0xDC00..<0xE000).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[index..<(index + 4)], as: UTF8.self)
    guard digits.allSatisfy(\.isHexDigit) else { return nil }
    index += 4
    return UInt32(digits, radix: 16)
  }

  // MARK: Between the values

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func expect(_ byte: UInt8, _ expected: String) throws(JSONError) {
    guard peek == byte else { throw unexpected(expected: expected) }
    index += 1
  }

  private mutating func skipBlanks() throws(JSONError) {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONError) {
    let mistake = unexpected(expected: "a value, or a comment")
    guard index + 1 < bytes.count else { throw mistake }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != 0x0A { index += 1 }
    case UInt8(ascii: "*"):
      index += 2
      while index + 1 < bytes.count, bytes[index] != 0x2A || bytes[index + 1] != 0x2F { index += 1 }
      guard index + 1 < bytes.count else { throw error(.endsEarly(expected: "\"*/\"")) }
      index += 2
    default: throw mistake
    }
  }

  // MARK: Positions and mistakes

  /// The present place. Measured on from the last one that was asked for.
  private var position: JSONPosition {
    mutating get {
      for byte in bytes[measured..<min(index, bytes.count)] {
        if byte == 0x0A {
          line += 1
          column = 1
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      measured = index
      return JSONPosition(line: line, column: column)
    }
  }

  private mutating func error(_ problem: JSONError.Problem) -> JSONError {
    JSONError(problem, at: position)
  }

  private mutating func unexpected(expected: String) -> JSONError {
    guard let byte = peek else { return error(.endsEarly(expected: expected)) }
    let found = byte < 0x80 ? "\"\(Character(UnicodeScalar(byte)))\"" : "a letter"
    return error(.unexpected(found: byte < 0x20 ? "a control character" : found, expected: expected))
  }
}
