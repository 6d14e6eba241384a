import Screen
import Testing

@testable import CursesTerminal

struct DirectGlyphsTests {
  /// The C library measures only once it knows the encoding; asking for it makes it known.
  init() { _ = CursesTerminal.localeSpeaksUTF8 }

  /// The bytes of one row with `E[` for the escape and its bracket.
  private func written(_ text: String, _ range: Range<Int>? = nil) -> String {
    var canvas = Canvas(width: 8, height: 1)
    canvas.put(text, at: .zero, .plain)
    var bytes: [UInt8] = []
    DirectGlyphs.append(row: canvas.row(0), range ?? 0..<8, y: 2, depth: .none, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "E[")
  }

  @Test func `What every terminal agrees on is left to ncurses`() {
    #expect(written("a─▀…") == "")
  }

  @Test func `A disputed glyph is placed, and what follows it again`() {
    #expect(written("a★│b") == "E[3;2HE[0m★E[3;3HE[0m│")
  }

  @Test func `A blank after a disputed glyph is not worth writing`() {
    #expect(written("★ b") == "E[3;1HE[0m★")
  }

  @Test func `Everything a flag might cover is written again`() {
    #expect(written("🇩🇪│b", 0..<2) == "E[3;1HE[0m🇩🇪E[3;3HE[0m│E[3;4HE[0mb")
  }

  @Test func `What did not change is not written`() {
    #expect(written("★bc★", 1..<3) == "")
  }
}
