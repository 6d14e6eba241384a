import Screen
import Testing

struct SafeTextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("tab\tand\nbreak\r\nend", "tab and break end"),
    ("\u{1B}]52;c;ZXZpbA==\u{7}", "␛]52;c;ZXZpbA==␇"),
    ("\u{1B}[31mred", "␛[31mred"),
    ("\u{9B}31m", "\u{FFFD}31m"),
    ("\u{0}\u{8}\u{7F}", "␀␈␡"),
    ("\u{85}next", "\u{FFFD}next"),
    ("a\u{202E}b\u{2066}c\u{2069}", "a·b·c·"),
    ("\u{200E}\u{200F}\u{61C}", "···"),
    ("a\u{2028}b\u{2029}c", "a·b·c"),
    ("zero\u{200B}width\u{FEFF}", "zero·width·"),
    ("a\u{200D}b", "a·b"),
    ("soft\u{AD}hyphen", "soft·hyphen"),
    ("tag\u{E0041}", "tag·"),
    ("private\u{E000}", "private\u{FFFD}"),
    ("none\u{378}\u{FFFF}", "none\u{FFFD}\u{FFFD}"),
    ("\u{301}a", "\u{25CC}\u{301}a"),
    ("x\u{FE00}\u{E0100}", "x··"),
    ("👨‍👩‍👧", "👨‍👩‍👧"),
    ("❤\u{FE0F}", "❤\u{FE0F}"),
    ("1\u{FE0F}\u{20E3}", "1\u{FE0F}\u{20E3}"),
    (
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!",
      "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}!"
    ),
    ("🏴\u{E0067}\u{E007F}\u{E0041}\u{E0042}", "🏴\u{E0067}\u{E007F}··"),
    ("שלום", "שלום"),
    ("می\u{200C}خواهم", "می\u{200C}خواهم"),
    ("क्ष", "क्ष"),
  ])
  func `unsafe text is made harmless`(text: String, safe: String) {
    #expect(SafeText.clean(text).unicodeScalars.elementsEqual(safe.unicodeScalars))
    #expect(SafeText.clean(safe).unicodeScalars.elementsEqual(safe.unicodeScalars))
  }

  @Test func `no control character survives, whatever precedes it`() {
    let dangerous: [ClosedRange<UInt32>] = [
      0...0x1F, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x61C...0x61C,
    ]
    for value in dangerous.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for before in ["", "a", "漢", "👨", "e\u{301}"] {
        let text = before + String(Character(scalar))
        #expect(!SafeText.clean(text).unicodeScalars.contains(scalar))
      }
    }
  }

  @Test func `text on a canvas is safe in every export`() {
    var canvas = Canvas(width: 30, height: 1)
    canvas.put("\u{1B}]52;c;x\u{7}\u{202E}<&>\"'", at: .zero, .plain)
    #expect(Export.text(canvas) == "␛]52;c;x␇·<&>\"'\n")
    #expect(!Export.ansi(canvas).contains(0x1B))
    #expect(Export.html(canvas).contains("·&lt;&amp;&gt;&quot;&#39;"))
    #expect(Export.svg(canvas, title: "</title>").contains("<title>&lt;/title&gt;</title>"))
  }

  @Test func `lines are split at line breaks only`() {
    #expect(SafeText.lines("a\nb\r\nc\rd\u{2028}e\n") == ["a", "b", "c", "d·e", ""])
  }
}
