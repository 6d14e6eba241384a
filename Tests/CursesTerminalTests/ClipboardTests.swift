import Testing

@testable import CursesTerminal

struct ClipboardTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"), ("★", "4piF"),
  ])
  func `text is encoded as base64 in the escape sequence`(text: String, encoded: String) {
    #expect(Clipboard.sequence(text) == Array("\u{1B}]52;c;\(encoded)\u{7}".utf8))
  }

  @Test func `text too long for terminals is not sent`() {
    #expect(Clipboard.sequence(String(repeating: "x", count: 56_000)) != nil)
    #expect(Clipboard.sequence(String(repeating: "x", count: 57_000)) == nil)
  }
}
