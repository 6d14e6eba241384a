import Testing
import UIKit

struct PictureTests {
  @Test func `a picture is read back from its file unchanged`() {
    let raster = Raster(pictureNumber: 3, width: 40, height: 30)
    #expect(Raster(ppm: raster.ppm()) == raster)
    #expect(UIImage(data: raster.ppm(), scale: 2)?.size == CGSize(width: 20, height: 15))
  }

  @Test(arguments: [
    "P6 1 1 255 abc", "P6\n1\n1\n255\nabc", "P6 # a comment\n1 # another\n1 255\nabc",
    "P6 1 1 255 abcand more",
  ])
  func `a header may be written in several ways`(file: String) {
    #expect(Raster(ppm: Data(file.utf8))?.pixels == [0x616263])
  }

  @Test func `samples are scaled to 0–255`() {
    #expect(Raster(ppm: Data("P6 1 1 1 ".utf8 + [0, 1, 200]))?.pixels == [0x00FFFF])
    let wide = Data("P6 1 1 65535 ".utf8 + [0xFF, 0xFF, 0, 0, 0x80, 0])
    #expect(Raster(ppm: wide)?.pixels == [0xFF0080])
  }

  @Test(arguments: [
    "", "P", "P6", "P6 ", "P5 1 1 255 abc", "P61 1 255 abc", "P6 1", "P6 1 1", "P6 1 1 255",
    "P6 1 1 255 ab", "P6 0 1 255 abc", "P6 1 0 255 abc", "P6 -1 1 255 abc", "P6 1 1 0 abc",
    "P6 1 1 65536 abcdef", "P6 1 1 65535 abcde", "P6 99999 99999 255 abc",
    "P6 9999999999999999999 1 255 abc",
    "P6 8192 8192 255 abc", "P6 1 1 255#abc", "P6 # a comment without an end", "P6 x 1 255 abc",
    "GIF89a",
  ])
  func `an invalid or incomplete file has no picture`(file: String) {
    #expect(Raster(ppm: Data(file.utf8)) == nil)
  }

  @Test func `a truncated file has no picture and never crashes`() {
    let whole = Raster(width: 4, height: 4, filledWith: 0x123456).ppm()
    for length in 0..<whole.count { #expect(Raster(ppm: whole.prefix(length)) == nil) }
    #expect(Raster(ppm: Data([0, 0]) + whole) == nil)
    #expect(Raster(ppm: (Data([0, 0]) + whole).dropFirst(2)) != nil, "a slice of data is data")
  }

  @Test(arguments: [1, 2, 7, 33, 128])
  func `generated pictures can have any size and depend only on their number`(side: Int) {
    for number in UInt64(0)..<12 {
      let picture = Raster(pictureNumber: number, width: side, height: side)
      #expect(picture == Raster(pictureNumber: number, width: side, height: side))
      #expect(!picture.pixels.contains(Raster.transparent))
      #expect(Raster(iconNumber: number, side: side).width == side)
    }
  }

  @Test func `pictures of different numbers differ`() {
    let pictures = (UInt64(0)..<20).map { Raster(pictureNumber: $0, width: 30, height: 20) }
    #expect(Set(pictures.map(\.pixels)).count > 15)
  }

  @Test func `an icon has transparent corners and a white sign`() {
    let icon = Raster(iconNumber: 4, side: 40)
    #expect(icon[0, 0] == Raster.transparent)
    #expect(icon[39, 39] == Raster.transparent)
    #expect(icon.pixels.contains(0xFFFFFF))
  }

  @Test func `a gradient runs from one colour to the other`() {
    let down = Raster(from: 0x000000, to: 0xFF8040, width: 2, height: 3)
    #expect(down.pixels == [0, 0, 0x7F4020, 0x7F4020, 0xFF8040, 0xFF8040])
    let right = Raster(from: 0x000000, to: 0xFF8040, direction: .right, width: 3, height: 1)
    #expect(right.pixels == [0, 0x7F4020, 0xFF8040])
  }

  @Test func `colours keep their role and clamp their components`() {
    #expect(UIColor.systemBlue.role == .blue)
    #expect(UIColor.blue.role == nil)
    #expect(UIColor(red: 2, green: -1, blue: .nan, alpha: 1).hex == 0xFF0000)
    #expect(UIColor.clear.rgb == nil)
    #expect(UIColor.label.withAlphaComponent(0.5).role == .label)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(UIColor.red != UIColor.systemRed)
  }
}
