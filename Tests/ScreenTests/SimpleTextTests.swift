import Screen
import Testing

@Suite struct SimpleTextTests {
  /// All scalars that are called simple.
  private static let simple = (UInt32(0)...0x2_FFFF).compactMap(Unicode.Scalar.init)
    .filter(SimpleText.isSimple)

  @Test func `a simple sign stands alone between letters`() {
    let joined = Self.simple.filter { "a\($0)b".count != 3 || "e\($0)\u{301}".count != 2 }
    #expect(joined.map(\.value) == [])
  }

  @Test func `a simple sign is one column and is shown as it is`() {
    let wide = Self.simple.filter { TextWidth.columns(Character($0)) != 1 }
    #expect(wide.map(\.value) == [])
    // With an accent the text is not simple any more, so each sign is examined.
    let changed = Self.simple.filter { SafeText.clean("e\u{301}\($0)") != "e\u{301}\($0)" }
    #expect(changed.map(\.value) == [])
  }

  @Test func `most of what the stage writes is simple`() {
    for text in ["Fix: pass it on", "saw it ═══▶ was told  −1", "✓ ✗ ⏎ ↑↓ ◔◑◕● ⓘ", "Zürich …"] {
      #expect(SimpleText.columns(text) == text.count)
    }
    for text in ["e\u{301}", "日本", "👍", "\u{1b}[2J", "a\tb", "a\nb", "\u{ad}", "\u{202e}"] {
      #expect(SimpleText.columns(text) == nil)
    }
  }
}
