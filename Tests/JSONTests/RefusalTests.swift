import JSON
import Testing

/// An invalid text, and where and why it is refused.
struct Refusal: CustomTestStringConvertible {
  let text: String
  let position: JSONPosition
  let problem: JSONError.Problem

  init(_ text: String, _ line: Int, _ column: Int, _ problem: JSONError.Problem) {
    self.text = text
    position = JSONPosition(line: line, column: column)
    self.problem = problem
  }

  var testDescription: String { text.debugDescription }
}

@Suite struct RefusalTests {
  private static let start = JSONPosition(line: 1, column: 1)

  static let everywhere: [Refusal] = [
    Refusal("", 1, 1, .empty),
    Refusal(" \n ", 2, 2, .empty),
    Refusal("[", 1, 2, .truncated(inside: .array, opened: start)),
    Refusal("[1", 1, 3, .truncated(inside: .array, opened: start)),
    Refusal("[1,", 1, 4, .truncated(inside: .array, opened: start)),
    Refusal("{\"a\"", 1, 5, .truncated(inside: .object, opened: start)),
    Refusal("{\"a\":", 1, 6, .truncated(inside: .object, opened: start)),
    Refusal("[\n {\n", 3, 1, .truncated(inside: .object, opened: JSONPosition(line: 2, column: 2))),
    Refusal("[1 2]", 1, 4, .unexpected(found: "2", expected: .commaOrBracket)),
    Refusal("[1}", 1, 3, .unexpected(found: "}", expected: .commaOrBracket)),
    Refusal("{\"a\":1]", 1, 7, .unexpected(found: "]", expected: .commaOrBrace)),
    Refusal("[,]", 1, 2, .unexpected(found: ",", expected: .value)),
    Refusal("[1,,]", 1, 4, .unexpected(found: ",", expected: .value)),
    Refusal("{,}", 1, 2, .unexpected(found: ",", expected: .key)),
    Refusal("{a: 1}", 1, 2, .unexpected(found: "a", expected: .key)),
    Refusal("{\"a\" 1}", 1, 6, .unexpected(found: "1", expected: .colon)),
    Refusal("{\"a\":}", 1, 6, .unexpected(found: "}", expected: .value)),
    Refusal("'a'", 1, 1, .unexpected(found: "'", expected: .value)),
    Refusal("[€]", 1, 2, .unexpected(found: "€", expected: .value)),
    Refusal("/", 1, 1, .unexpected(found: "/", expected: .value)),
    Refusal("[1/]", 1, 3, .unexpected(found: "/", expected: .commaOrBracket)),
    Refusal("{}\n{}", 2, 1, .trailingText(found: "{")),
    Refusal("1 é", 1, 3, .trailingText(found: "é")),
    Refusal("[\"é", 1, 2, .unterminatedString),
    Refusal("[\"a\n\"]", 1, 2, .unterminatedString),
    Refusal("\"a\\", 1, 1, .unterminatedString),
    Refusal("\"a\\\n\"", 1, 1, .unterminatedString),
    Refusal("\"é\t\"", 1, 3, .controlCharacter(9)),
    Refusal("\"\\\u{1}\"", 1, 3, .controlCharacter(1)),
    Refusal(#""a\q""#, 1, 3, .badEscape(#"\q"#)),
    Refusal(#""\é""#, 1, 2, .badEscape(#"\é"#)),
    Refusal(#""\u12G4""#, 1, 2, .badEscape(#"\u12"#)),
    Refusal(#""\u12"#, 1, 2, .badEscape(#"\u12"#)),
    Refusal(#""\U0041""#, 1, 2, .badEscape(#"\U"#)),
    Refusal(#""\uD800""#, 1, 2, .loneSurrogate(0xD800)),
    Refusal(#""\uD800\u0041""#, 1, 2, .loneSurrogate(0xD800)),
    Refusal(#""a\uDC00""#, 1, 3, .loneSurrogate(0xDC00)),
    Refusal("01", 1, 1, .malformedNumber("01")),
    Refusal("[-]", 1, 2, .malformedNumber("-")),
    Refusal("1.", 1, 1, .malformedNumber("1.")),
    Refusal(".5", 1, 1, .malformedNumber(".5")),
    Refusal("+1", 1, 1, .malformedNumber("+1")),
    Refusal("1e", 1, 1, .malformedNumber("1e")),
    Refusal("0x1F", 1, 1, .malformedNumber("0x1F")),
    Refusal("-Infinity", 1, 1, .malformedNumber("-Infinity")),
    Refusal("[1, 1e309]", 1, 5, .numberOverflow("1e309")),
    Refusal("-1e999999999999999999999", 1, 1, .numberOverflow("-1e999999999999999999999")),
    Refusal("True", 1, 1, .unknownWord("True", nearest: "true")),
    Refusal("nul", 1, 1, .unknownWord("nul", nearest: "null")),
    Refusal("NaN", 1, 1, .unknownWord("NaN", nearest: nil)),
    Refusal("\u{0}", 1, 1, .nulByte),
    Refusal("[1,2,\u{0}3]", 1, 6, .nulByte),
    Refusal("[\"ab\u{0}\"]", 1, 5, .nulByte),
    Refusal("[1]\n\u{0}", 2, 1, .nulByte),
    Refusal(
      "{\"a\":1,\n\"a\":2}", 2, 1, .duplicateKey("a", first: JSONPosition(line: 1, column: 2))),
    Refusal(
      #"{"b":1,"a":{"a":1},"\u0062":2}"#, 1, 20,
      .duplicateKey("b", first: JSONPosition(line: 1, column: 2))),
  ]

  @Test(arguments: everywhere)
  func `both dialects refuse invalid JSON`(refusal: Refusal) {
    let error = JSONError(position: refusal.position, problem: refusal.problem)
    #expect(throws: error) { try JSONReader.read(refusal.text, dialect: .strict) }
    #expect(throws: error) { try JSONReader.read(refusal.text, dialect: .relaxed) }
  }

  @Test(arguments: [
    Refusal("[1 ,]", 1, 4, .trailingComma),
    Refusal("{\"a\":1,\n}", 1, 7, .trailingComma),
    Refusal("[ // one\n]", 1, 3, .comment),
    Refusal("/**/1", 1, 1, .comment),
    Refusal("\u{FEFF}1", 1, 1, .byteOrderMark),
  ])
  func `the strict dialect refuses comments, trailing commas and byte order marks`(refusal: Refusal)
  {
    #expect(throws: JSONError(position: refusal.position, problem: refusal.problem)) {
      try JSONReader.read(refusal.text, dialect: .strict)
    }
  }

  @Test(arguments: [
    Refusal("1\n/* é\n", 2, 1, .unterminatedComment),
    Refusal("/*/", 1, 1, .unterminatedComment),
    Refusal("// a\u{0}\n1", 1, 5, .nulByte),
    Refusal("/*\n\u{0}*/1", 2, 1, .nulByte),
    Refusal("1 /* /* */ */", 1, 12, .trailingText(found: "*")),
  ])
  func `a comment must be closed and hold no NUL`(refusal: Refusal) {
    #expect(throws: JSONError(position: refusal.position, problem: refusal.problem)) {
      try JSONReader.read(refusal.text)
    }
  }

  @Test(
    arguments: [
      ([0x22, 0xFF, 0x22], 1, 2, 0xFF),
      ([0x22, 0xC3, 0xA9, 0xC3, 0x22], 1, 3, 0xC3),
      ([0x5B, 0x0A, 0x22, 0xED, 0xA0, 0x80, 0x22], 2, 2, 0xED),
      ([0x22, 0xC0, 0x80, 0x22], 1, 2, 0xC0),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 1, 2, 0xF4),
      ([0x22, 0xF0, 0x9F, 0x98], 1, 2, 0xF0),
      ([0x80], 1, 1, 0x80),
    ] as [([UInt8], Int, Int, UInt8)])
  func `invalid UTF-8 is reported with its first byte`(
    bytes: [UInt8], line: Int, column: Int, byte: UInt8
  ) {
    let position = JSONPosition(line: line, column: column)
    #expect(throws: JSONError(position: position, problem: .invalidUTF8(byte))) {
      try JSONReader.read(bytes)
    }
  }

  @Test(
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00], [0xFE, 0xFF, 0x00, 0x7B], [0x7B, 0x00, 0x7D, 0x00],
      [0x00, 0x7B, 0x00, 0x7D], [0x31, 0x00], [0x00, 0x31],
    ] as [[UInt8]])
  func `UTF-16 is recognised with and without a byte order mark`(bytes: [UInt8]) {
    #expect(throws: JSONError(position: Self.start, problem: .utf16)) { try JSONReader.read(bytes) }
  }
}
