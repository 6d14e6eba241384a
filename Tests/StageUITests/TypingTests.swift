import Screen
import Testing

@testable import StageUI

/// Keys that change a text, as in a shell.
struct TypingTests {
  @Test(arguments: [
    (Key("a"), "no ", "no a"), (Key(.backspace), "no", "n"), (Key(.backspace), "", ""),
    (Key("u", .ctrl), "no fill", ""), (Key("w", .ctrl), "no fill", "no "),
    (Key("w", .ctrl), "no fill ", "no "), (Key("w", .ctrl), "fill", ""),
  ])
  func `a key changes a text`(_ key: Key, _ text: String, _ typed: String) {
    #expect(key.typing(text) == typed)
  }

  @Test(arguments: [Key(.up), Key("a", .alt), Key("x", .ctrl), Key(.tab)])
  func `other keys type nothing`(_ key: Key) {
    #expect(key.typing("no fill") == nil)
  }
}
