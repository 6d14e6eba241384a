import Screen
import Testing

struct ScaledPictureTests {
  private let red: UInt32 = 0xFF0000
  private let blue: UInt32 = 0x0000FF
  private let green: UInt32 = 0x00FF00

  /// Columns of these colours, each of them `width` pixels wide.
  private func stripes(_ colors: [UInt32], width: Int, height: Int) -> ScaledPicture {
    let row = colors.flatMap { Array(repeating: $0, count: width) }
    return ScaledPicture(
      PixelGrid(
        width: row.count, height: height,
        pixels: Array(repeating: row, count: height).flatMap { $0 }))
  }

  @Test func `a picture that covers its place loses its edges, and keeps its proportions`() {
    let wide = stripes([red, green, green, blue], width: 40, height: 80)
    #expect(wide.drawn(width: 2, height: 2, .cover).pixels == [green, green, green, green])
    #expect(wide.drawn(width: 4, height: 2, .cover).pixels.prefix(4) == [red, green, green, blue])
    let high = stripes([red, blue], width: 20, height: 200)
    #expect(high.drawn(width: 2, height: 1, .cover).pixels == [red, blue])
  }

  @Test func `a picture that is contained is whole, in the middle`() {
    let wide = stripes([red, blue], width: 40, height: 20)
    let place = wide.place(in: Size(width: 8, height: 8), .contain)
    #expect(place == Rect(x: 0, y: 3, width: 8, height: 2))
    #expect(
      wide.place(in: Size(width: 8, height: 8), .cover) == Rect(size: Size(width: 8, height: 8)))
    var canvas = Canvas(width: 4, height: 3)
    canvas.draw(
      stripes([red], width: 16, height: 16), in: canvas.bounds, .contain, monochrome: nil)
    #expect(Export.text(canvas) == "████\n████\n\n")
  }

  @Test(arguments: [1, 2, 15, 16, 17, 500, 1023, 1024, 1025, 2000])
  func `every size gives a picture of the size that is wanted`(side: Int) {
    let picture = stripes([red], width: side, height: max(1, side / 3))
    #expect(max(picture.whole.width, picture.whole.height) <= ScaledPicture.longestSide)
    for (width, height) in [(1, 1), (38, 20), (3, 40), (80, 2)] {
      for fit in [ScaledPicture.Fit.cover, .contain] {
        let drawn = picture.drawn(width: width, height: height, fit)
        #expect(drawn.pixels == Array(repeating: red, count: width * height))
      }
    }
  }

  @Test func `an empty picture or place draws nothing`() {
    let empty = ScaledPicture(PixelGrid(width: 0, height: 0, pixels: []))
    var canvas = Canvas(width: 2, height: 2)
    canvas.draw(empty, in: canvas.bounds, .cover, monochrome: nil)
    canvas.draw(empty, in: canvas.bounds, .contain, monochrome: nil)
    canvas.draw(stripes([red], width: 4, height: 4), in: .zero, .cover, monochrome: nil)
    #expect(canvas == Canvas(width: 2, height: 2))
  }

  @Test func `a large picture is drawn small as its average`() {
    let columns = stripes(
      Array(repeating: [red, blue], count: 400).flatMap { $0 }, width: 1, height: 800)
    #expect(columns.drawn(width: 1, height: 1, .cover).pixels == [0x7F007F])
  }

  // MARK: On a frame

  private func frame() -> Frame<Int> {
    var frame = Frame<Int>(Size(width: 10, height: 5))
    frame.draw(
      stripes([red], width: 32, height: 32), in: Rect(x: 2, y: 1, width: 4, height: 2), .cover)
    return frame
  }

  @Test func `a frame knows its pictures, and which of them something covers`() throws {
    var frame = frame()
    let placed = try #require(frame.pictures.first)
    #expect(placed.visible == Rect(x: 2, y: 1, width: 4, height: 2))
    #expect(placed.isWhole(on: frame.canvas))
    frame.canvas.put("x", at: Point(x: 6, y: 1), .plain)
    #expect(placed.isWhole(on: frame.canvas))
    var covered = frame
    covered.canvas.put("x", at: Point(x: 5, y: 2), .plain)
    #expect(!placed.isWhole(on: covered.canvas))
    covered = frame
    covered.canvas.restyle(covered.bounds) { $0.attributes.formUnion(.dim) }
    #expect(!placed.isWhole(on: covered.canvas))
  }

  @Test func `a part of the frame that is wiped has no picture any more`() {
    var frame = frame()
    frame.wipe(Rect(x: 8, y: 0, width: 2, height: 5), .plain)
    #expect(frame.pictures.count == 1)
    frame.wipe(Rect(x: 5, y: 0, width: 2, height: 5), .plain)
    #expect(frame.pictures.isEmpty)
  }

  @Test func `a clip cuts what can be seen of a picture`() throws {
    var frame = Frame<Int>(Size(width: 10, height: 5))
    let picture = stripes([red], width: 32, height: 32)
    frame.withClip(Rect(x: 0, y: 0, width: 4, height: 5)) {
      $0.draw(picture, in: Rect(x: 2, y: 1, width: 4, height: 2), .cover)
      $0.draw(picture, in: Rect(x: 6, y: 1, width: 4, height: 2), .cover)
    }
    #expect(frame.pictures.map(\.visible) == [Rect(x: 2, y: 1, width: 2, height: 2)])
    #expect(Export.text(frame.canvas) == "\n  ██\n  ██\n\n\n")
  }
}
