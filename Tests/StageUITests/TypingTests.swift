import Properties
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

  @Test func `a text is as long as anybody types, and no longer`() {
    let long = String(repeating: "x", count: String.longestTyped)
    #expect(long.dropLast().description.typing("yz") == long.dropLast() + "y")
    #expect(Key("y").typing(long) == long)
    #expect(Key(.backspace).typing(long)?.count == long.count - 1)
  }

  @Test(arguments: KeyMap.standard.bindings.flatMap(\.keys))
  func `a terminal can send every key that does something`(_ key: Key) {
    var typist = Typist()
    #expect(typist.do(.key(key)) == [.key(key)])
  }
}
