import Testing

@testable import CursesTerminal

struct ClipboardTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy"), ("★", "4piF"),
  ])
  func `Text is encoded as the standard has it`(text: String, encoded: String) {
    #expect(Clipboard.sequence(text) == Array("\u{1B}]52;c;\(encoded)\u{7}".utf8))
  }

  @Test func `Text that terminals would refuse is not sent`() {
    #expect(Clipboard.sequence(String(repeating: "x", count: 56_000)) != nil)
    #expect(Clipboard.sequence(String(repeating: "x", count: 57_000)) == nil)
  }
}
