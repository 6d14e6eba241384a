import Screen
import Testing

/// Screens without Unicode.
struct ASCIITests {
  @Test func `frames, arrows and signs have a likeness, and texts stay`() {
    var canvas = Canvas(width: 12, height: 3)
    canvas.box(canvas.bounds, .plain, title: "Ad")
    canvas.put("→ 1 ● é ✓", at: Point(x: 1, y: 1), .plain)
    #expect(Export.text(canvas.inASCII) == "+ Ad ------+\n|> 1 * e + |\n+----------+\n")
  }

  @Test func `a wide sign keeps its columns`() {
    var canvas = Canvas(width: 8, height: 1)
    canvas.put("a漢b👍🏽c", at: .zero, .plain)
    let ascii = canvas.inASCII
    #expect(Export.text(ascii) == "a??b??c\n")
    #expect(ascii.cells.allSatisfy { $0.glyph.width == 1 })
    #expect(ascii.inASCII == ascii)
  }
}
