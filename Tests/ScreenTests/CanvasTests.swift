import Screen
import Testing

struct CanvasTests {
  private func glyphs(_ canvas: Canvas) -> String { Export.picture(canvas, styles: false) }

  @Test func `text appears where it is put`() {
    var canvas = Canvas(width: 6, height: 2)
    #expect(canvas.put("ad", at: Point(x: 3, y: 1), .plain) == 2)
    #expect(glyphs(canvas) == "6x2\n······\n···ad·\n")
  }

  @Test func `text outside the canvas is not drawn but counted`() {
    var canvas = Canvas(width: 4, height: 1)
    #expect(canvas.put("abcdefgh", at: Point(x: -2, y: 0), .plain) == 8)
    #expect(glyphs(canvas) == "4x1\ncdef\n")
    #expect(canvas.put("漢字", at: Point(x: 3, y: 0), .plain) == 4)
    #expect(canvas.put("zzz", at: Point(x: 0, y: 1), .plain) == 3)
    #expect(glyphs(canvas) == "4x1\ncde·\n")
  }

  @Test(arguments: [
    Point(x: .max, y: .max), Point(x: .min, y: .min), Point(x: .max, y: 0), Point(x: 0, y: .min),
  ])
  func `drawing at any position never traps`(point: Point) {
    for size in [Size.zero, Size(width: 1, height: 1), Size(width: 3, height: 2)] {
      var canvas = Canvas(size)
      canvas.put("text", at: point, .plain)
      canvas.put("漢字🇩🇪", at: point, width: .max, .plain)
      canvas.set("▀", at: point, .plain)
      canvas.box(Rect(x: point.x, y: point.y, width: .max, height: .max), .plain, title: "title")
      canvas.restyle(Rect(x: point.x, y: point.y, width: .min, height: .max)) { $0 = .plain }
      #expect(canvas.cells.count == size.width * size.height)
    }
  }

  @Test func `text is cut before a glyph that would not fit`() {
    var canvas = Canvas(width: 6, height: 1)
    #expect(canvas.put("漢字漢", at: .zero, width: 5, .plain) == 4)
    #expect(glyphs(canvas) == "6x1\n漢字··\n")
  }

  @Test(arguments: [(0, "x·b"), (1, "·xb"), (2, "漢x")])
  func `overwriting half of a wide glyph blanks the other half`(x: Int, expected: String) {
    var canvas = Canvas(width: 3, height: 1)
    canvas.put("漢b", at: .zero, .plain)
    canvas.put("x", at: Point(x: x, y: 0), .plain)
    #expect(glyphs(canvas) == "3x1\n\(expected)\n")
  }

  @Test func `filling over half of a wide glyph blanks the other half`() {
    var canvas = Canvas(width: 5, height: 1)
    canvas.put("漢字x", at: .zero, .plain)
    canvas.fill(Rect(x: 1, y: 0, width: 2, height: 1), "-", .plain)
    #expect(glyphs(canvas) == "5x1\n·--·x\n")
  }

  @Test func `a wide glyph at the edge of the clip becomes a blank`() {
    var canvas = Canvas(width: 4, height: 1, style: .plain)
    canvas.withClip(Rect(x: 1, y: 0, width: 2, height: 1)) {
      $0.put("漢字", at: .zero, .plain)
    }
    #expect(glyphs(canvas) == "4x1\n····\n")
    #expect(canvas.clip == canvas.bounds)
  }

  @Test func `nested clips only get smaller`() {
    var canvas = Canvas(width: 4, height: 2)
    canvas.withClip(Rect(x: 1, y: 0, width: 2, height: 1)) { outer in
      outer.withClip(Rect(x: 0, y: 0, width: 2, height: 2)) { $0.fill($0.bounds, "#", .plain) }
    }
    #expect(glyphs(canvas) == "4x2\n·#··\n····\n")
  }

  @Test func `a frame shows a title and a trailing text`() {
    var canvas = Canvas(width: 16, height: 3)
    canvas.box(canvas.bounds, .plain, title: "Ads", trailing: "2 of 3")
    #expect(
      glyphs(canvas)
        == """
        16x3
        ╭·Ads··2·of·3·─╮
        │··············│
        ╰──────────────╯

        """)
  }

  @Test func `a narrow frame cuts its title and drops the trailing text`() {
    var canvas = Canvas(width: 9, height: 2)
    canvas.box(canvas.bounds, .plain, title: "Device", trailing: "2 of 3", glyphs: .ascii)
    #expect(glyphs(canvas) == "9x2\n+·Devi…·+\n+-------+\n")
  }

  @Test func `restyling keeps the glyphs`() {
    var canvas = Canvas(width: 3, height: 1)
    canvas.put("abc", at: .zero, Style(.hex(0xFF0000)))
    canvas.restyle(Rect(x: 1, y: 0, width: 1, height: 1)) { $0.attributes.insert(.reverse) }
    #expect(
      Export.picture(canvas) == "3x1\nabc\nstyles\naba\nlegend\na #ff0000\nb #ff0000 reverse\n")
  }

  @Test func `a paragraph returns how many rows it took`() {
    var canvas = Canvas(width: 6, height: 3)
    #expect(canvas.paragraph("one two three four", in: canvas.bounds, .plain) == 3)
    #expect(glyphs(canvas) == "6x3\none···\ntwo···\nthree…\n")
  }

  @Test func `a click hits the topmost region`() {
    var frame = Frame<String>(Size(width: 10, height: 4))
    frame.mark(Rect(x: 0, y: 0, width: 10, height: 4), "pane")
    frame.mark(Rect(x: 2, y: 1, width: 3, height: 1), "button")
    #expect(frame.region(at: Point(x: 3, y: 1))?.target == "button")
    #expect(frame.region(at: Point(x: 5, y: 1))?.target == "pane")
    #expect(frame.region(at: Point(x: 10, y: 1))?.target == nil)
  }

  @Test func `differences are reported in whole glyphs`() {
    var old = Canvas(width: 6, height: 2)
    old.put("a漢字b", at: .zero, .plain)
    var new = old
    #expect(Difference.columns(row: 0, old, new) == nil)
    new.put("xy", at: Point(x: 2, y: 0), .plain)
    #expect(Difference.columns(row: 0, old, new) == 1..<5)
    #expect(Difference.columns(row: 1, old, new) == nil)
    #expect(Difference.columns(row: 1, nil, new) == 0..<6)
    #expect(Difference.columns(row: 2, old, new) == nil)
  }
}
