import Screen
import Testing

struct ExportTests {
  private let canvas: Canvas = {
    var canvas = Canvas(width: 4, height: 2)
    canvas.put("a漢", at: .zero, Style(.hex(0xFF0000), on: .indexed(12), .bold))
    canvas.set("─", at: Point(x: 1, y: 1), .plain)
    return canvas
  }()

  @Test func `text has no trailing blanks`() {
    #expect(Export.text(canvas) == "a漢\n ─\n")
  }

  @Test func `a picture names each style once`() {
    #expect(
      Export.picture(canvas) == """
        4x2
        a漢·
        ·─··
        styles
        aaa.
        ....
        legend
        a #ff0000 on @12 bold

        """)
  }

  @Test func `ANSI output sets a style where it begins and resets it at the end`() {
    let expected = "\u{1B}[0;1;38;2;255;0;0;104ma漢\u{1B}[0m \n ─  \n"
    #expect(String(decoding: Export.ansi(canvas), as: UTF8.self) == expected)
    let plain = String(decoding: Export.ansi(canvas, depth: .none), as: UTF8.self)
    #expect(plain == "\u{1B}[0;1ma漢\u{1B}[0m \n ─  \n")
  }

  @Test func `HTML boxes wide glyphs`() {
    let html = Export.html(canvas, title: "a<b")
    #expect(html.contains("<title>a&lt;b</title>"))
    #expect(
      html.contains(
        "<span style=\"color:#ff0000;background:#5c5cff;font-weight:bold\">a<b>漢</b></span> \n"))
  }

  @Test func `SVG gives every run its length and draws lines as shapes`() {
    let svg = Export.svg(canvas, backdrop: .light)
    #expect(svg.contains("viewBox=\"0 0 61.6 62\""))
    #expect(svg.contains("textLength=\"8.4\""))
    #expect(svg.contains("textLength=\"16.8\""))
    #expect(svg.contains("<g fill=\"#ff0000\" font-weight=\"bold\">\n<text x=\"0\" y=\"13\""))
    #expect(svg.contains("lengthAdjust=\"spacingAndGlyphs\">漢</text>"))
    #expect(svg.contains("<path stroke=\"#24292f\" d=\"M84 255h84\"/>"))
    #expect(!svg.contains("─"))
    #expect(svg.hasSuffix("</g>\n</svg>\n"))
  }

  @Test func `SVG draws what has one colour and lies together at once`() {
    var canvas = Canvas(width: 3, height: 2, style: .plain)
    canvas.fill(canvas.bounds, Style(.hex(0xFFFFFF), on: .hex(0x0000FF)))
    canvas.put("a  b", at: .zero, Style(.hex(0xFFFFFF), on: .hex(0x0000FF)))
    let svg = Export.svg(canvas)
    #expect(svg.matches(of: /<path/).count == 1)
    #expect(svg.contains("<path fill=\"#0000ff\" d=\"M0 0h24v16h-24z\"/>"))
  }

  @Test func `an empty canvas can be exported`() {
    let empty = Canvas(.zero)
    #expect(Export.text(empty) == "")
    #expect(Export.picture(empty) == "0x0\n")
    #expect(Export.ansi(empty).isEmpty)
    #expect(Export.svg(empty).contains("viewBox=\"0 0 28 28\""))
    #expect(Export.html(empty).contains("<pre>\n</pre>"))
  }
}
