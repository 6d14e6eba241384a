import Screen
import Testing

struct HalfBlockTests {
  private let red: UInt32 = 0xFF0000
  private let blue: UInt32 = 0x0000FF

  @Test func `two pixels share a cell`() {
    let grid = PixelGrid(
      width: 2, height: 2, pixels: [red, PixelGrid.transparent, blue, blue])
    var canvas = Canvas(width: 2, height: 1)
    canvas.draw(grid, in: canvas.bounds)
    #expect(
      Export.picture(canvas)
        == "2x1\n▀▄\nstyles\nab\nlegend\na #ff0000 on #0000ff\nb #0000ff\n")
  }

  @Test func `fully transparent cells keep what is behind them`() {
    var canvas = Canvas(width: 1, height: 1)
    canvas.put("x", at: .zero, .plain)
    canvas.draw(PixelGrid(width: 1, height: 2, pixels: []), in: canvas.bounds)
    #expect(Export.text(canvas) == "x\n")
  }

  @Test func `without colours, brightness is drawn`() {
    let grid = PixelGrid(width: 5, height: 1, pixels: [0, 0x404040, 0x808080, 0xB0B0B0, 0xFFFFFF])
    var canvas = Canvas(width: 5, height: 1)
    canvas.draw(grid, in: canvas.bounds, monochrome: .plain)
    #expect(Export.text(canvas) == " ░▒▓█\n")
  }

  @Test func `average scaling mixes pixels, nearest scaling picks them`() {
    let grid = PixelGrid(width: 2, height: 2, pixels: [red, blue, red, blue])
    #expect(grid.scaled(width: 1, height: 1, .average).pixels == [0x7F007F])
    #expect(grid.scaled(width: 4, height: 1, .nearest).pixels == [red, red, blue, blue])
  }

  @Test func `a contained picture is centred and keeps its proportions`() {
    let grid = PixelGrid(width: 1, height: 1, pixels: [red])
    var canvas = Canvas(width: 8, height: 2)
    canvas.draw(grid, in: canvas.bounds, fit: .contain)
    #expect(Export.text(canvas) == "  ████\n  ████\n")
  }

  @Test(arguments: [(0, 0, 0), (3, 2, 1), (1, 1, 9), (-4, 7, 3)])
  func `pictures of any size and pixel count can be drawn`(
    width: Int, height: Int, count: Int
  ) {
    let grid = PixelGrid(
      width: width, height: height, pixels: Array(repeating: red, count: count))
    for area in [
      Rect.zero, Rect(x: -3, y: -3, width: 5, height: 5), Rect(x: 0, y: 0, width: .max, height: 2),
    ] {
      var canvas = Canvas(width: 4, height: 4)
      canvas.draw(grid, in: area, fit: .contain)
      canvas.draw(grid, in: area, scaling: .nearest, monochrome: .plain)
      #expect(grid.pixels.count == grid.width * grid.height)
    }
  }
}
