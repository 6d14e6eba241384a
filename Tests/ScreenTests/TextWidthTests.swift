import Screen
import Testing

struct TextWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("ad", 2), ("é", 1), ("e\u{301}", 1), ("漢字", 4), ("ｱ", 1), ("Ａ", 2),
    ("가", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("😀", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("❤", 1),
    ("❤\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("👍🏽", 2), ("★", 1), ("─", 1), ("▀", 1),
    ("\u{1FAE8}", 2), ("ไทย", 3), ("…", 1), ("🏴\u{E0067}\u{E0062}\u{E007F}", 2),
  ])
  func `text has its width in columns`(text: String, columns: Int) {
    #expect(TextWidth.columns(text) == columns)
  }

  @Test(
    arguments: ["★", "ⓘ", "‼", "▶", "👨‍👩‍👧", "🇩🇪", "❤\u{FE0F}", "1\u{FE0F}\u{20E3}", "👍🏽"] as [Character])
  func `these glyphs are drawn differently by terminals`(character: Character) {
    #expect(TextWidth.isDisputed(character))
    #expect(Glyph(character).isDisputed)
  }

  @Test(arguments: ["a", "漢", "😀", "─", "▀", "│", "é", "e\u{301}", "…"] as [Character])
  func `these glyphs are drawn alike by all terminals`(character: Character) {
    #expect(!TextWidth.isDisputed(character))
    #expect(!Glyph(character).isDisputed)
  }

  @Test func `a glyph keeps its character and width`() {
    for character in "aé漢👨‍👩‍👧🇩🇪★e\u{301}" {
      #expect(Glyph(character).width == TextWidth.columns(character))
      #expect(Glyph(character).text == String(character))
    }
    #expect(Glyph("🇩🇪" as Character) == Glyph("🇩🇪" as Character))
    #expect(MemoryLayout<Glyph>.size == 4)
    #expect(MemoryLayout<Cell>.stride == 16)
  }

  @Test func `a pile of combining marks is cut`() {
    let zalgo = Character("a" + String(repeating: "\u{301}", count: 500))
    #expect(Glyph(zalgo).text.unicodeScalars.count == 16)
  }
}
