import Screen
import Testing

struct ColorTests {
  @Test(
    arguments: [
      (0x000000, 16), (0xFFFFFF, 231), (0xFF0000, 196), (0x00FF00, 46), (0x5F87AF, 67),
      (0x808080, 244), (0x121212, 233),
    ] as [(UInt32, UInt8)])
  func `each true colour maps to the nearest of the 256`(hex: UInt32, index: UInt8) {
    #expect(Palette.nearest256(RGB(hex)) == index)
  }

  @Test func `each of the fixed 240 colours is its own nearest`() {
    for index in UInt8(16)...255 {
      let nearest = Palette.nearest256(Palette.rgb(index))
      #expect(Palette.rgb(nearest) == Palette.rgb(index))
    }
  }

  @Test(arguments: [
    (ColorDepth.none, Color.default), (.eight, .indexed(1)), (.sixteen, .indexed(9)),
    (.twoHundredFiftySix, .indexed(196)), (.trueColor, .hex(0xFF0000)),
  ])
  func `red maps to each colour depth`(depth: ColorDepth, expected: Color) {
    #expect(Color.hex(0xFF0000).mapped(to: depth) == expected)
  }

  @Test func `the terminal's own colours are kept`() {
    for depth in ColorDepth.allCases { #expect(Style.plain.mapped(to: depth) == .plain) }
    #expect(Color.indexed(200).mapped(to: .twoHundredFiftySix) == .indexed(200))
  }

  @Test(
    arguments: [(0x000040, 0x000000), (0xF8F8F8, 0xFFFFFF), (0x101010, 0x000000)]
      as [(UInt32, UInt32)])
  func `text stays visible with eight or sixteen colours`(front: UInt32, back: UInt32) {
    for depth in [ColorDepth.eight, .sixteen] {
      let style = Style(.hex(front), on: .hex(back)).mapped(to: depth)
      #expect(style.foreground != style.background)
    }
  }

  @Test func `contrast is measured as in the accessibility guidelines`() {
    #expect(Contrast.ratio(RGB(0), RGB(0xFFFFFF)) == 21)
    #expect(Contrast.ratio(RGB(0x777777), RGB(0xFFFFFF)) < 4.5)
    #expect(Contrast.ratio(RGB(0x767676), RGB(0xFFFFFF)) >= 4.5)
  }

  @Test(
    arguments: [
      (0x4C566A, 0x2E3440), (0x586E75, 0x002B36), (0xFFFF00, 0xFFFFFF), (0x0000FF, 0x000000),
      (0x808080, 0x808080), (0xFF0000, 0xFF0000),
    ] as [(UInt32, UInt32)])
  func `a nudged colour is readable`(front: UInt32, back: UInt32) {
    let nudged = Contrast.nudged(RGB(front), on: RGB(back), to: 4.5)
    #expect(Contrast.ratio(nudged, RGB(back)) >= 4.5)
    #expect(Contrast.nudged(nudged, on: RGB(back), to: 4.5) == nudged)
  }

  @Test func `nudging moves no further than needed and keeps the hue`() {
    #expect(Contrast.nudged(RGB(0xFFFFFF), on: RGB(0), to: 7) == RGB(0xFFFFFF))
    let blue = Contrast.nudged(RGB(0x0000C0), on: RGB(0), to: 4.5)
    #expect(blue.blue == 255 && blue.red == blue.green)
    #expect(Contrast.ratio(blue, RGB(0)) < 4.8)
    #expect(Contrast.nudged(RGB(0x777777), on: RGB(0x777777), to: 21) == RGB(0))
  }
}
