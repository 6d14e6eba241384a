import Screen
import Testing

/// Answers about graphics, whole, split, and late.
struct TerminalAnswerTests {
  private func events(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.feed(text.utf8) + decoder.timeout()
  }

  @Test(
    arguments: [
      ("\u{1B}_Gi=31;OK\u{1B}\\", .kittyGraphics(true)),
      ("\u{1B}_Gi=31;ENOTSUPPORTED:no\u{1B}\\", .kittyGraphics(false)),
      ("\u{1B}[?62;4;22c", .attributes(hasSixel: true)),
      ("\u{1B}[?65;1;4c", .attributes(hasSixel: true)),
      ("\u{1B}[?62;22c", .attributes(hasSixel: false)),
      ("\u{1B}[?1;2c", .attributes(hasSixel: false)),
      ("\u{1B}[?6c", .attributes(hasSixel: false)),
      // A terminal of class 4 has no sixels for it.
      ("\u{1B}[?4;6c", .attributes(hasSixel: false)),
    ] as [(String, TerminalAnswer)])
  func `an answer is understood`(_ text: String, _ answer: TerminalAnswer) {
    #expect(events(text) == [.answer(answer)])
  }

  @Test(arguments: ["\u{1B}_Gi=7;OK\u{1B}\\", "\u{1B}_Hello\u{1B}\\", "\u{1B}[>41;354;0c"])
  func `the answer to a question that nobody asked is nothing`(_ text: String) {
    #expect(events(text).isEmpty)
  }

  @Test func `an answer that comes in two parts is no key, wherever it is split`() {
    let answers = Array("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;4c".utf8)
    for place in 1..<answers.count {
      var decoder = InputDecoder()
      decoder.expectAnswer()
      let first = decoder.feed(answers[..<place])
      #expect(decoder.patience.map { $0 >= .milliseconds(250) } ?? true)
      #expect(
        first + decoder.feed(answers[place...])
          == [.answer(.kittyGraphics(true)), .answer(.attributes(hasSixel: true))])
    }
  }

  @Test func `once the answer has come, or does not come, Escape is a key as soon as ever`() {
    var decoder = InputDecoder()
    decoder.expectAnswer()
    _ = decoder.feed("\u{1B}[?62;4c".utf8)
    _ = decoder.feed("\u{1B}".utf8)
    #expect(decoder.patience == .milliseconds(25))
    decoder = InputDecoder()
    decoder.expectAnswer()
    _ = decoder.feed("\u{1B}".utf8)
    #expect(decoder.patience == .milliseconds(250))
    #expect(decoder.timeout() == [.key(Key(.escape))])
    _ = decoder.feed("\u{1B}".utf8)
    #expect(decoder.patience == .milliseconds(25))
  }

  @Test func `on a short line only a lone ESC is a key at once`() {
    var decoder = InputDecoder()
    decoder.hasShortLine()
    _ = decoder.feed("\u{1B}".utf8)
    #expect(decoder.patience == .milliseconds(3))
    #expect(decoder.timeout() == [.key(Key(.escape))])
    _ = decoder.feed("\u{1B}[".utf8)
    #expect(decoder.patience == .milliseconds(25))
    _ = decoder.feed("A".utf8)
    decoder.expectAnswer()
    _ = decoder.feed("\u{1B}".utf8)
    #expect(decoder.patience == .milliseconds(250))
  }
}
