import Screen
import Testing

@testable import CursesTerminal

/// The terminal database is shared by the process, so only one test looks into it at a time.
@Suite(.serialized)
struct DescriptionTests {
  @Test(arguments: [
    ("", TerminalError.noTerminalName), ("no-such-terminal", .unknownTerminal("no-such-terminal")),
    ("dumb", .dumbTerminal("dumb")),
  ])
  func `a terminal that can't draw is refused`(name: String, error: TerminalError) {
    #expect(throws: error) { try Description.look(up: name) }
  }

  @Test func `padding for slow hardware is removed`() throws {
    try Description.look(up: "vt100")
    #expect(Description.bytes("cup").starts(with: "\u{1B}[%i%p1%d;%p2%dH".utf8))
    #expect(!Description.bytes("cup").contains(0x24))
    #expect(Description.bytes("no-such-capability").isEmpty)
  }

  @Test func `a 256-colour terminal gets a description with true colour`() throws {
    try Description.look(up: "xterm-256color")
    let cup = Description.bytes("cup")
    let setup = ColorSetup(name: "xterm-256color", wanted: .trueColor)
    #expect(setup.description?.hasPrefix("hex:1e02") == true)
    // The changed entry is the one looked up last; everything but the colours is the same.
    #expect(Description.bytes("cup") == cup)
    #expect(Description.bytes("setaf").starts(with: "\u{1B}[38;2;".utf8))
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen, .twoHundredFiftySix])
  func `fewer colours need no other description`(depth: ColorDepth) throws {
    try Description.look(up: "xterm-256color")
    #expect(ColorSetup(name: "xterm-256color", wanted: depth).description == nil)
  }

  @Test func `a terminal without colours keeps its own description`() throws {
    try Description.look(up: "vt100")
    #expect(ColorSetup(name: "vt100", wanted: .trueColor).description == nil)
  }

  @Test func `leaving undoes every mode that entering set`() throws {
    try Description.look(up: "xterm-256color")
    let entering = String(decoding: Modes.reenter(mouse: true), as: UTF8.self)
    let leaving = String(decoding: Modes.leave(), as: UTF8.self)
    for mode in ["?1000", "?1004", "?1006", "?1049", "?2004", "?2031"] {
      #expect(entering.contains("\u{1B}[\(mode)h"))
      #expect(leaving.contains("\u{1B}[\(mode)l"))
    }
    #expect(entering.contains("\u{1B}[?25l"))
    #expect(leaving.contains("\u{1B}[?12l\u{1B}[?25h"))
    #expect(!String(decoding: Modes.reenter(mouse: false), as: UTF8.self).contains("?1000"))
  }
}
