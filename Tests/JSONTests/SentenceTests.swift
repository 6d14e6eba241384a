import JSON
import Testing

@Suite struct SentenceTests {
  static let all: [(JSONError.Problem, String)] = [
    (.tooLong(limit: 9), "the text is longer than 9 bytes"),
    (.utf16, "the text is UTF-16; save it as UTF-8"),
    (.byteOrderMark, "a byte order mark is not allowed here"),
    (.invalidUTF8(0x0F), "the byte 0x0F is not valid UTF-8"),
    (.nulByte, "a NUL byte is not allowed"),
    (.empty, "expected a value, but there is none"),
    (
      .truncated(inside: .object, opened: JSONPosition(line: 1, column: 2)),
      "the text ends inside an object opened at line 1, column 2"
    ),
    (.unexpected(found: "x", expected: .value), #"expected a value, found "x""#),
    (.unexpected(found: "x", expected: .key), #"expected a key in double quotes, found "x""#),
    (.unexpected(found: "x", expected: .colon), #"expected ":", found "x""#),
    (.unexpected(found: "x", expected: .commaOrBracket), #"expected "," or "]", found "x""#),
    (.unexpected(found: "x", expected: .commaOrBrace), #"expected "," or "}", found "x""#),
    (.trailingText(found: "}"), #"expected nothing more, found "}""#),
    (.trailingComma, "a comma after the last element is not allowed here"),
    (.comment, "a comment is not allowed here"),
    (.unterminatedComment, "this comment is never closed"),
    (.unterminatedString, "this string has no closing quote on its line"),
    (.controlCharacter(9), #"write the control character in this string as \u0009"#),
    (.badEscape(#"\q"#), #""\q" is not an escape"#),
    (.loneSurrogate(0xD800), #"\uD800 is only half of a surrogate pair"#),
    (.malformedNumber("01"), #""01" is not a number"#),
    (.numberOverflow("1e999"), #"the number "1e999" is too large"#),
    (.unknownWord("True", nearest: "true"), #""True" is not a value; did you mean true?"#),
    (.unknownWord("fill", nearest: nil), #""fill" is not a value; put text into double quotes"#),
    (.tooDeep(limit: 64), "nested deeper than 64 levels"),
    (
      .duplicateKey("a", first: JSONPosition(line: 3, column: 4)),
      #"the key "a" was already given at line 3, column 4"#
    ),
    (.wrongType(expected: .bool, found: .array), "expected true or false, found an array"),
    (.missingKey("a"), #"the key "a" is missing"#),
    (.unknownKey("zzz", nearest: nil), #"unknown key "zzz""#),
    (.impossibleValue(found: "a", expected: ["b"], nearest: nil), #"expected "b", found "a""#),
    (.outOfRange(found: 9, allowed: 1...2), "expected a number from 1 to 2, found 9"),
    (
      .unsuitable(expected: "a colour\n", found: "a\tb"),
      #"expected a colour\u{0A}, found "a\u{09}b""#
    ),
    (.missingKey("\u{1B}[2J\u{202E}é"), #"the key "\u{1B}[2J\u{202E}é" is missing"#),
  ]

  @Test(arguments: all)
  func `every problem has its sentence`(problem: JSONError.Problem, words: String) {
    let error = JSONError(position: JSONPosition(line: 12, column: 7), problem: problem)
    #expect(error.sentence == "line 12, column 7: " + words)
  }

  @Test func `long text is shortened`() {
    let error = JSONError(
      position: JSONPosition(line: 1, column: 1),
      problem: .missingKey(String(repeating: "a", count: 1000)))
    let shown = String(repeating: "a", count: 48) + "…"
    #expect(error.sentence == "line 1, column 1: the key \"\(shown)\" is missing")
  }

  @Test func `a long list of known words is shortened to its count`() {
    let words = (1...20).map { "w\($0)" }
    let problem = JSONError.Problem.impossibleValue(found: "x", expected: words, nearest: nil)
    var error = JSONError(position: JSONPosition(line: 1, column: 1), problem: problem)
    #expect(error.sentence.hasSuffix(#""w15", "w16" or 4 others, found "x""#))
    error.article = "Scenarios"
    #expect(error.sentence.hasSuffix(#"found "x"; "adplay help Scenarios" has them all"#))
  }
}
