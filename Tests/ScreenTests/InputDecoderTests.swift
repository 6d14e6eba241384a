import Screen
import Testing

struct InputDecoderTests {
  private func decode(_ text: String) -> [InputEvent] {
    var decoder = InputDecoder()
    return decoder.feed(text.utf8) + decoder.timeout()
  }

  @Test(arguments: [
    ("a", Key("a")), ("Z", Key("Z")), ("漢", Key("漢")), ("\u{1}", Key("a", .ctrl)),
    ("\u{0}", Key(" ", .ctrl)), ("\u{1C}", Key("\\", .ctrl)), ("\r", Key(.enter)),
    ("\n", Key(.enter)), ("\t", Key(.tab)), ("\u{7F}", Key(.backspace)), ("\u{8}", Key(.backspace)),
    ("\u{1B}", Key(.escape)), ("\u{1B}x", Key("x", .alt)), ("\u{1B}é", Key("é", .alt)),
    ("\u{1B}\u{1}", Key("a", [.ctrl, .alt])), ("\u{1B}\r", Key(.enter, .alt)),
    ("\u{1B}[", Key("[", .alt)), ("\u{1B}O", Key("O", .alt)), ("\u{1B}]", Key("]", .alt)),
    ("\u{1B}[A", Key(.up)), ("\u{1B}OA", Key(.up)), ("\u{1B}[1;5C", Key(.right, .ctrl)),
    ("\u{1B}[1;2D", Key(.left, .shift)), ("\u{1B}\u{1B}[B", Key(.down, .alt)),
    ("\u{1B}[H", Key(.home)), ("\u{1B}[4~", Key(.end)), ("\u{1B}OF", Key(.end)),
    ("\u{1B}[5~", Key(.pageUp)), ("\u{1B}[6;3~", Key(.pageDown, .alt)), ("\u{1B}[2~", Key(.insert)),
    ("\u{1B}[3~", Key(.delete)), ("\u{1B}[Z", Key(.backtab)), ("\u{1B}OP", Key(.function(1))),
    ("\u{1B}[15~", Key(.function(5))), ("\u{1B}[21~", Key(.function(10))),
    ("\u{1B}[24;2~", Key(.function(12), .shift)), ("\u{1B}[[C", Key(.function(3))),
    ("\u{1B}[97;5u", Key("a", .ctrl)), ("\u{1B}[27u", Key(.escape)), ("\u{1B}OM", Key(.enter)),
  ])
  func `bytes decode to their key, however they are split`(text: String, key: Key) {
    #expect(decode(text) == [.key(key)])
    var decoder = InputDecoder()
    let single = text.utf8.flatMap { decoder.feed([$0]) }
    #expect(single + decoder.timeout() == [.key(key)])
  }

  @Test(arguments: [
    "\u{1B}[>0;1c", "\u{1B}[99~", "\u{1B}[1$y", "\u{1B}]0;title\u{7}",
    "\u{1B}P+r\u{1B}\\", "\u{1B}_Gi=1\u{1B}\\", "\u{1B}[<0;1M", "\u{1B}[<;;M", "\u{1B}Oz",
    "\u{1B}[<0;0;0M", "\u{1B}[99999999999999999999;9999999999999~", "\u{1B}[12", "\u{1B}]11;rgb",
  ])
  func `unknown sequences are swallowed whole`(text: String) {
    #expect(decode(text).isEmpty)
    #expect(decode("a" + text + "\u{1B}[A") == [.key(Key("a")), .key(Key(.up))])
  }

  @Test(
    arguments: [[0xC3], [0xFF], [0xE6, 0xBC], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xC2, 0x9B]]
      as [[UInt8]])
  func `invalid UTF-8 is swallowed, and the next key is read`(bytes: [UInt8]) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes + [0x6A]) == [.key(Key("j"))])
    #expect(decoder.patience == nil)
  }

  @Test(arguments: [
    ("\u{1B}[<0;10;5M", Mouse(.press(.left), at: Point(x: 9, y: 4))),
    ("\u{1B}[<0;10;5m", Mouse(.release(.left), at: Point(x: 9, y: 4))),
    ("\u{1B}[<2;1;1M", Mouse(.press(.right), at: .zero)),
    ("\u{1B}[<20;1;1M", Mouse(.press(.left), at: .zero, [.shift, .ctrl])),
    ("\u{1B}[<64;300;200M", Mouse(.wheelUp, at: Point(x: 299, y: 199))),
    ("\u{1B}[<65;1;1M", Mouse(.wheelDown, at: .zero)),
    ("\u{1B}[<32;2;1M", Mouse(.drag(.left), at: Point(x: 1, y: 0))),
    ("\u{1B}[<35;2;1M", Mouse(.moved, at: Point(x: 1, y: 0))),
    ("\u{1B}[M !!", Mouse(.press(.left), at: .zero)),
  ])
  func `mouse reports are decoded`(text: String, mouse: Mouse) {
    #expect(decode(text) == [.mouse(mouse)])
  }

  @Test func `only the click that raises the window is marked`() {
    var decoder = InputDecoder()
    let click = "\u{1B}[<0;1;1M\u{1B}[<0;1;1m"
    let raising = decoder.feed("\u{1B}[I\(click)\(click)".utf8)
    let flags = raising.compactMap {
      if case .mouse(let mouse) = $0 { mouse.raisesWindow } else { nil }
    }
    #expect(flags == [true, true, false, false])
    _ = decoder.feed("\u{1B}[I".utf8)
    #expect(decoder.patience == .milliseconds(250))
    #expect(decoder.timeout().isEmpty)
    #expect(decoder.feed("\u{1B}[<0;1;1M".utf8) == [.mouse(Mouse(.press(.left), at: .zero))])
  }

  @Test func `pasted text is one event, including its escapes`() {
    let paste = "\u{1B}[200~q\u{1B}[A\nj\u{1B}[201~k"
    #expect(decode(paste) == [.paste("q\u{1B}[A\nj"), .key(Key("k"))])
    var decoder = InputDecoder()
    #expect(paste.utf8.flatMap { decoder.feed([$0]) } == [.paste("q\u{1B}[A\nj"), .key(Key("k"))])
  }

  @Test func `an endless paste is cut at the limit`() {
    var decoder = InputDecoder()
    #expect(decoder.feed("\u{1B}[200~".utf8).isEmpty)
    #expect(decoder.patience == .seconds(1))
    #expect(decoder.feed(Array(repeating: 0x61, count: 3 * InputDecoder.pasteLimit)).isEmpty)
    let events = decoder.timeout()
    #expect(events == [.paste(String(repeating: "a", count: InputDecoder.pasteLimit))])
    #expect(decoder.feed([0x6A]) == [.key(Key("j"))])
  }

  @Test func `a lone escape is reported after a timeout`() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.patience == .milliseconds(25))
    #expect(decoder.timeout() == [.key(Key(.escape))])
    #expect(decoder.feed([0x1B, 0x1B]) == [])
    #expect(decoder.timeout() == [.key(Key(.escape)), .key(Key(.escape))])
  }

  @Test func `focus changes and the background colour are reported`() {
    #expect(decode("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    #expect(decode("\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\") == [.background(RGB(255, 0, 128))])
    #expect(
      decode("\u{1B}[?997;1n\u{1B}[?997;2n") == [
        .appearance(isLight: false), .appearance(isLight: true),
      ])
    #expect(decode("\u{1B}[2;3R") == [.answer(.cursor(column: 3))])
    #expect(decode("\u{1B}[1;2R") == [.key(Key(.function(3), .shift))])
    #expect(decode("\u{1B}[?997;3n\u{1B}[?996n") == [])
    #expect(decode("\u{1B}]11;rgb:ff/00/80\u{7}") == [.background(RGB(255, 0, 128))])
  }

  @Test func `a held key arrives as one batch`() {
    var decoder = InputDecoder()
    #expect(decoder.feed(String(repeating: "\u{1B}[B", count: 200).utf8).count == 200)
  }

  @Test(arguments: 0..<20)
  func `random bytes never trap or stay pending`(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var decoder = InputDecoder()
    let favourites: [UInt8] = [
      0x1B, 0x5B, 0x4F, 0x3C, 0x3B, 0x4D, 0x5D, 0x5C, 0x07, 0x7E, 0x30, 0xE6, 0x50,
    ]
    for _ in 0..<2000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pick = Int(state >> 40)
      _ = decoder.feed([
        pick % 3 == 0 ? UInt8(pick / 3 % 256) : favourites[pick / 3 % favourites.count]
      ])
    }
    _ = decoder.timeout()
    _ = decoder.timeout()
    #expect(decoder.patience == nil)
    #expect(decoder.feed([0x6A]) == [.key(Key("j"))])
  }
}
