import Screen
import Testing

struct TextTests {
  @Test func `a word that is too long is broken after one of its dots`() {
    let text = "no ad (com.google.customevent.samplenetwork 101)"
    #expect(
      Text.wrapped(text, width: 36)
        == ["no ad", "(com.google.customevent.", "samplenetwork 101)"])
    #expect(Text.wrapped("aaaaaaaaaa", width: 4) == ["aaaa", "aaaa", "aa"])
    #expect(Text.wrapped("Ⓜmm.mmmm", width: 6).first == "Ⓜmm.")
  }

  @Test(arguments: [
    ("headline", 8, "headline"), ("headline", 5, "head…"), ("headline", 1, "…"),
    ("headline", 0, ""), ("headline", -3, ""), ("漢字漢字", 5, "漢字…"), ("漢字漢字", 4, "漢…"),
    ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("a\u{1B}b", 3, "a␛b"),
  ])
  func `text that is too long ends in an ellipsis`(text: String, width: Int, expected: String) {
    #expect(Text.ellipsised(text, to: width) == expected)
  }

  @Test(arguments: [
    (Alignment.start, "漢··"), (.center, "·漢·"), (.end, "··漢"),
  ])
  func `padding counts columns`(alignment: Alignment, expected: String) {
    #expect(Text.padded("漢", to: 4, alignment) == expected.replacing("·", with: " "))
  }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two", 20, ["one two"]),
    ("", 5, [""]),
    ("a\n\nb", 5, ["a", "", "b"]),
    ("unbreakable", 4, ["unbr", "eaka", "ble"]),
    ("an unbreakable word", 6, ["an", "unbrea", "kable", "word"]),
    ("漢字漢字漢", 4, ["漢字", "漢字", "漢"]),
    ("ab漢字", 5, ["ab漢", "字"]),
    // Marks stay with what they belong to.
    ("漢字。漢", 4, ["漢", "字。", "漢"]),
    ("漢「字」", 4, ["漢", "「字", "」"]),
    ("漢字word。", 8, ["漢字", "word。"]),
    ("two  blanks", 4, ["two", "blan", "ks"]),
    ("漢", 1, ["漢"]),
  ])
  func `lines wrap at blanks, long words anywhere`(text: String, width: Int, lines: [String]) {
    #expect(Text.wrapped(text, width: width) == lines)
  }

  @Test func `the last line shows that there is more`() {
    #expect(Text.wrapped("one two three", width: 5, lines: 2) == ["one", "two…"])
    #expect(Text.wrapped("three four", width: 5, lines: 1) == ["thre…"])
    #expect(Text.wrapped("one two", width: 5, lines: 2) == ["one", "two"])
    #expect(Text.wrapped("one", width: 0) == [])
    #expect(Text.wrapped("one", width: 3, lines: 0) == [])
  }

  @Test(arguments: 1...12)
  func `plain text is wrapped like any other`(_ width: Int) {
    for text in ["a bb  ccc a", "  aa", "aaaaaaaaaaaaaaa b", "a   a   a   a", "", " ", "bb aaaaa "]
    {
      // The letter outside ASCII makes it text that is measured cluster by cluster.
      let measured = text.replacing("a", with: "e\u{301}")
      let lines = Text.wrapped(measured, width: width).map { $0.replacing("e\u{301}", with: "a") }
      #expect(Text.wrapped(text, width: width) == lines)
    }
  }

  @Test(arguments: [
    ("adLoaderDidFailToLoad", 21, "adLoaderDidFailToLoad"),
    ("adLoaderDidFailToLoad", 20, "adLoaderDi…ailToLoad"),
    ("abcdef", 5, "ab…ef"), ("abcdef", 4, "ab…f"), ("abcdef", 2, "a…"), ("abcdef", 1, "…"),
    ("abcdef", 0, ""), ("漢字漢字", 5, "漢…字"), ("漢字漢字", 4, "漢…"),
  ])
  func `a text is shortened in its middle`(text: String, width: Int, short: String) {
    #expect(Text.shortened(text, to: width) == short)
    #expect(TextWidth.columns(Text.shortened(text, to: width)) <= width)
  }

  @Test(arguments: [
    ("tea-1", 5, "tea-1"), ("tea-12", 5, "…a-12"), ("茶茶茶", 5, "…茶茶"), ("茶茶茶", 4, "…茶"),
    ("tea", 1, "…"), ("tea", 0, ""),
  ])
  func `what is typed shows its end where it is too long`(
    _ text: String, _ width: Int, _ shown: String
  ) {
    #expect(Text.ending(text, in: width) == shown)
  }
}
