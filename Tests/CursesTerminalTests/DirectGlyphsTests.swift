import Screen
import Testing

@testable import CursesTerminal

struct DirectGlyphsTests {
  /// The C library measures glyphs only once its locale is set; reading this property sets it.
  init() { _ = CursesTerminal.localeSpeaksUTF8 }

  /// The bytes written for a row, with `E[` in place of the escape and its bracket.
  private func written(_ text: String, _ range: Range<Int>? = nil) -> String {
    var canvas = Canvas(width: 8, height: 1)
    canvas.put(text, at: .zero, .plain)
    var bytes: [UInt8] = []
    DirectGlyphs.append(row: canvas.row(0), range ?? 0..<8, y: 2, depth: .none, to: &bytes)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "E[")
  }

  @Test func `glyphs all terminals agree on are left to ncurses`() {
    #expect(written("a─▀…") == "")
  }

  @Test func `a disputed glyph is positioned, and so is the glyph after it`() {
    #expect(written("a★│b") == "E[3;2HE[0m★E[3;3HE[0m│")
  }

  @Test func `a blank after a disputed glyph is not written`() {
    #expect(written("★ b") == "E[3;1HE[0m★")
  }

  @Test func `every cell a flag might cover is written again`() {
    #expect(written("🇩🇪│b", 0..<2) == "E[3;1HE[0m🇩🇪E[3;3HE[0m│E[3;4HE[0mb")
  }

  @Test func `unchanged cells are not written`() {
    #expect(written("★bc★", 1..<3) == "")
  }
}
