import JSON
import Testing

/// The value of the text as canonical JSON.
private func canonical(_ text: String, _ dialect: JSONDialect) throws(JSONError) -> String {
  let node = try JSONReader.read(text, dialect: dialect)
  return String(decoding: node.bytes(.canonical), as: UTF8.self)
}

@Suite struct ReadingTests {
  @Test(arguments: [
    ("null", "null"), (" true ", "true"), ("false\n", "false"), ("\"\"", #""""#),
    ("0", "0"), ("-0", "-0"), ("12.50", "12.50"), ("-1.5e-3", "-1.5e-3"), ("1E+2", "1E+2"),
    ("[]", "[]"), ("{}", "{}"), ("[1, [2], {\"b\": 3, \"a\": 4}]", #"[1,[2],{"a":4,"b":3}]"#),
    (#""\"\\\/\b\f\n\r\t""#, #""\"\\/\u0008\u000c\u000a\u000d\u0009""#),
    (#""\u0041\u00e9\u20AC\uD83D\uDE00""#, "\"Aé€😀\""),
    // Both are allowed unescaped but written as escapes, so that they can't control a terminal.
    ("\"é😀\u{7F}\u{2028}\"", "\"é😀\\u007f\\u2028\""),
    (#""\u0000""#, #""\u0000""#),
  ])
  func `both dialects read RFC 8259`(text: String, expected: String) throws {
    #expect(try canonical(text, .strict) == expected)
    #expect(try canonical(text, .relaxed) == expected)
  }

  @Test(arguments: [
    ("[1,]", "[1]"), ("{\"a\":1 , }", #"{"a":1}"#), ("// first\n1", "1"), ("1 // last", "1"),
    ("1//", "1"), ("[/* one */1/**/,/***/2]", "[1,2]"), ("{/*\n*/\"a\"/**/:/**/1}", #"{"a":1}"#),
    ("\u{FEFF}{}", "{}"), ("// one\r2", "2"),
  ])
  func `the relaxed dialect also reads comments and trailing commas`(text: String, expected: String)
    throws
  {
    #expect(try canonical(text, .relaxed) == expected)
    #expect(throws: JSONError.self) { try canonical(text, .strict) }
  }

  @Test func `comment signs within a string are text`() throws {
    #expect(try JSONReader.read(#""/* a */ // b""#).string() == "/* a */ // b")
  }

  @Test func `values have their kind`() throws {
    let node = try JSONReader.read(#"{"a": [null, true, 1.5, "x"], "b": {}}"#)
    guard case .object(let members) = node.value else { return #expect(node.kind == .object) }
    #expect(members.map(\.key) == ["a", "b"])
    #expect(members[0].value.elements.map(\.kind) == [.null, .bool, .number, .string])
    #expect(members[1].value.members.isEmpty)
  }

  @Test(arguments: [
    ("0", 0, 0.0), ("-0", 0, -0.0), ("-12", -12, -12), ("1e3", 1000, 1000), ("2.0", 2, 2),
    ("9223372036854775807", Int.max, 0x1p63), ("-9223372036854775808", Int.min, -0x1p63),
  ])
  func `a whole number is an Int and a Double`(text: String, int: Int, double: Double) throws {
    let number = try JSONReader.read(text).number()
    #expect(number.text == text)
    #expect(number.int == int)
    #expect(number.double == double)
  }

  @Test(arguments: ["1.5", "9223372036854775808", "1e300", "9007199254740993.0"])
  func `a number that an Int can't hold exactly has none`(text: String) throws {
    #expect(try JSONReader.read(text).number().int == nil)
  }
}
