import Screen
import Testing

@testable import CursesTerminal

// The writer asks the terminal database, too.
extension DescriptionTests {
  /// What brings a terminal from one row to the next, with `E[` in place of the escape and its bracket.
  private func written(
    from old: String, to new: String, _ style: Style = .plain, _ depth: ColorDepth = .trueColor
  ) throws -> String {
    _ = CursesTerminal.localeSpeaksUTF8
    try Description.look(up: "xterm-256color")
    var writer = try #require(CellWriter(depth: depth))
    let (before, after) = (canvas(old, style), canvas(new, style))
    writer.clear()
    _ = writer.frame(cursor: .zero, over: [])
    let range = try #require(Difference.columns(row: 1, before, after))
    writer.write(row: 1, range, from: before, to: after)
    let bytes = writer.frame(cursor: .zero, over: [])
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "E[")
  }

  private func canvas(_ text: String, _ style: Style) -> Canvas {
    var canvas = Canvas(width: 8, height: 2)
    canvas.put(text, at: Point(x: 0, y: 1), style)
    return canvas
  }

  @Test func `only cells that differ are written`() throws {
    #expect(try written(from: "abcdef", to: "aBcdEF") == "E[2;2HBE[2CEFE[1;1H")
  }

  @Test func `a style is set once, and nothing is set at the end`() throws {
    let style = Style(.indexed(80), on: .indexed(9), .bold)
    #expect(try written(from: "a", to: "bc", style) == "E[2;1HE[0;1;38;5;80;101mbcE[0mE[1;1H")
  }

  @Test func `a terminal with 256 colours gets none of the others`() throws {
    let style = Style(.rgb(255, 0, 0))
    let text = try written(from: "a", to: "b", style, .twoHundredFiftySix)
    #expect(text == "E[2;1HE[38;5;196mbE[0mE[1;1H")
  }

  @Test func `a wide glyph is written whole`() throws {
    #expect(try written(from: "a語b", to: "a海b") == "E[2;2H海E[1;1H")
  }

  @Test func `a stand-in takes the place of a disputed glyph`() throws {
    #expect(try written(from: "ab", to: "★b") == "E[2;1H.E[1;1H")
  }

  @Test func `what is drawn over cells comes in one frame with them`() throws {
    try Description.look(up: "xterm-256color")
    var writer = try #require(CellWriter(depth: .trueColor))
    let bytes = writer.frame(cursor: .zero, over: Array("over".utf8))
    let text = String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "E[")
    #expect(text == "E[?2026hE[0moverE[0mE[1;1HE[?2026l")
  }

  @Test(arguments: [("vt100", ColorDepth.trueColor), ("linux", .eight), ("xterm", .eight)])
  func `other terminals are left to ncurses`(name: String, depth: ColorDepth) throws {
    try Description.look(up: name)
    #expect(CellWriter(depth: depth) == nil)
  }
}
