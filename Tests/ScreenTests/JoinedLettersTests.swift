import Testing

@testable import Screen

/// Letters that came at once, where they are text.
struct JoinedLettersTests {
  private func all(_ events: [InputEvent], isTyping: Bool) -> [InputEvent] {
    var rest = events[...]
    var all: [InputEvent] = []
    while let event = rest.next(joiningLetters: isTyping) { all.append(event) }
    return all
  }

  private let events: [InputEvent] = [
    .key(Key("a")), .key(Key(" ")), .key(Key("b")), .key(Key(.enter)), .key(Key("c")),
    .key(Key("w", .ctrl)), .paste("d"), .key(Key("e")), .key(Key("f")),
  ]

  @Test func `those that follow each other are one text, and all else stays as it is`() {
    #expect(
      all(events, isTyping: true) == [
        .paste("a b"), .key(Key(.enter)), .key(Key("c")), .key(Key("w", .ctrl)), .paste("d"),
        .paste("ef"),
      ])
  }

  @Test func `letters that are one character together are taken once`() {
    let events = "e\u{301}\u{302}x".unicodeScalars.map { InputEvent.key(Key(Character($0))) }
    #expect(all(events, isTyping: true) == [.paste("e\u{301}\u{302}x")])
  }

  @Test func `where they are commands each of them comes by itself`() {
    #expect(all(events, isTyping: false) == events)
  }
}
