import Screen
import Testing

@testable import CursesTerminal

/// Pictures at full resolution: what is written, and what is not written again.
struct GraphicsTests {
  private static let cell = Size(width: 2, height: 4)

  private func picture(_ color: UInt32, side: Int = 8) -> ScaledPicture {
    ScaledPicture(
      PixelGrid(width: side, height: side, pixels: Array(repeating: color, count: side * side)))
  }

  /// A picture as a frame places it; only what is within the clip is seen.
  private func placed(
    _ picture: ScaledPicture, at x: Int, _ y: Int, clip: Rect? = nil,
    _ fit: ScaledPicture.Fit = .cover
  ) throws -> PlacedPicture {
    var frame = Frame<Int>(Size(width: 20, height: 10))
    frame.withClip(clip ?? frame.bounds) {
      $0.draw(picture, in: Rect(x: x, y: y, width: 4, height: 2), fit)
    }
    return try #require(frame.pictures.first)
  }

  private func text(_ update: GraphicsUpdate) -> String {
    String(decoding: update.bytes, as: UTF8.self).replacing("\u{1B}", with: "E")
  }

  private func kitty() -> GraphicsLayer { GraphicsLayer(.kitty, cell: Self.cell) }
  private func sixel() -> GraphicsLayer { GraphicsLayer(.sixel, cell: Self.cell) }

  // MARK: kitty

  @Test func `a picture is sent once, and then placed`() throws {
    var layer = kitty()
    let first = text(
      layer.show([try placed(picture(0x010203), at: 3, 1)], isTouched: { _ in true }))
    let pixels = String(repeating: "AQID", count: 64)
    #expect(
      first
        == "E_Ga=t,i=101,f=24,s=8,v=8,m=0,q=2;\(pixels)E\\"
        + "E[2;4HE_Ga=p,i=101,p=1,x=0,y=0,w=8,h=8,c=4,r=2,C=1,q=2E\\")
    let again = layer.show([try placed(picture(0x010203), at: 3, 1)], isTouched: { _ in false })
    #expect(again.bytes.isEmpty && again.rowsToWrite.isEmpty)
    let beside = layer.show(
      [try placed(picture(0x010203), at: 3, 1)], isTouched: { $0.contains(2) })
    #expect(text(beside) == "E[2;4HE_Ga=p,i=101,p=1,x=0,y=0,w=8,h=8,c=4,r=2,C=1,q=2E\\")
  }

  @Test func `a picture that moves is only placed`() throws {
    var layer = kitty()
    _ = layer.show([try placed(picture(0x010203), at: 3, 1)], isTouched: { _ in true })
    let moved = text(
      layer.show([try placed(picture(0x010203), at: 5, 4)], isTouched: { _ in true }))
    #expect(moved == "E[5;6HE_Ga=p,i=101,p=1,x=0,y=0,w=8,h=8,c=4,r=2,C=1,q=2E\\")
  }

  @Test func `of a picture that is cut, the part that is seen is placed`() throws {
    var layer = kitty()
    let clip = Rect(x: 4, y: 2, width: 2, height: 9)
    let part = try placed(picture(0x010203), at: 3, 1, clip: clip)
    #expect(
      text(layer.show([part], isTouched: { _ in true }))
        .hasSuffix("E[3;5HE_Ga=p,i=101,p=1,x=2,y=4,w=4,h=4,c=2,r=1,C=1,q=2E\\"))
  }

  @Test func `a picture that is covered goes, and comes back without being sent`() throws {
    var layer = kitty()
    let placed = try placed(picture(0x010203), at: 3, 1)
    _ = layer.show([placed], isTouched: { _ in true })
    #expect(text(layer.show([], isTouched: { _ in true })) == "E_Ga=d,d=i,i=101,p=1,q=2E\\")
    #expect(
      text(layer.show([placed], isTouched: { _ in true }))
        == "E[2;4HE_Ga=p,i=101,p=1,x=0,y=0,w=8,h=8,c=4,r=2,C=1,q=2E\\")
  }

  @Test func `the same picture can be in two places`() throws {
    var layer = kitty()
    let (one, two) = (
      try placed(picture(0x010203), at: 3, 1), try placed(picture(0x010203), at: 9, 1)
    )
    let both = text(layer.show([one, two], isTouched: { _ in true }))
    #expect(both.contains("i=101,p=1,") && both.contains("i=101,p=2,"))
    #expect(both.split(separator: "a=t").count == 2)
    #expect(text(layer.show([two], isTouched: { _ in false })) == "E_Ga=d,d=i,i=101,p=1,q=2E\\")
  }

  @Test func `after the screen was lost everything is sent again`() throws {
    var layer = kitty()
    let placed = try placed(picture(0x010203), at: 3, 1)
    let first = text(layer.show([placed], isTouched: { _ in true }))
    layer.forget()
    let second = text(layer.show([placed], isTouched: { _ in true }))
    #expect(second.replacing("i=102", with: "i=101") == "E_Ga=d,d=A,q=2E\\" + first)
  }

  @Test func `what is transparent stays so`() throws {
    var layer = kitty()
    let wide = ScaledPicture(
      PixelGrid(width: 16, height: 8, pixels: Array(repeating: 0xFFFFFF, count: 128)))
    let bytes = text(
      layer.show([try placed(wide, at: 3, 1, .contain)], isTouched: { _ in true }))
    #expect(bytes.contains("f=32,s=8,v=8"))
    let row = String(repeating: "AAAA", count: 10) + "AAA"
    #expect(bytes.contains(";\(row)"))
  }

  @Test func `a large picture is sent in parts of 4096 bytes`() throws {
    var layer = GraphicsLayer(.kitty, cell: Size(width: 20, height: 40))
    let bytes = text(
      layer.show([try placed(picture(0x010203), at: 0, 0)], isTouched: { _ in true }))
    let parts = bytes.split(separator: "E\\").filter { $0.hasPrefix("E_Gm=") || $0.contains("a=t") }
    #expect(parts.count == 7)
    #expect(
      parts.dropLast().allSatisfy {
        $0.contains("m=1,q=2;") && $0.split(separator: ";")[1].count == 4096
      })
    #expect(parts.last?.hasPrefix("E_Gm=0,q=2;") == true)
  }

  @Test func `a terminal does not have to keep more than a few pictures`() throws {
    var layer = kitty()
    var bytes = ""
    for color in 0..<40 as Range<UInt32> {
      bytes += text(layer.show([try placed(picture(color), at: 3, 1)], isTouched: { _ in true }))
    }
    #expect(bytes.split(separator: "a=t").count - 1 == 40)
    #expect(bytes.split(separator: "d=I").count - 1 == 24)
  }

  // MARK: sixel

  @Test func `sixels are bands of six rows in few colours`() throws {
    var layer = sixel()
    let bytes = text(
      layer.show([try placed(picture(0xFFFFFF), at: 3, 1)], isTouched: { _ in true }))
    #expect(bytes.hasPrefix("E[2;4HEP0;1;0q\"1;1;8;8#0;2;0;0;0#1;2;0;0;20"))
    #expect(bytes.hasSuffix("#215;2;100;100;100#215!8~-#215!8B-E\\"))
  }

  @Test func `sixels are written again only where something was written beside them`() throws {
    var layer = sixel()
    let placed = try placed(picture(0xFFFFFF), at: 3, 1)
    let first = layer.show([placed], isTouched: { _ in true }).bytes
    #expect(layer.show([placed], isTouched: { _ in false }).bytes.isEmpty)
    #expect(layer.show([placed], isTouched: { $0.contains(5) }).bytes.isEmpty)
    #expect(layer.show([placed], isTouched: { $0.contains(2) }).bytes == first)
  }

  @Test func `where sixels were the cells are written again`() throws {
    var layer = sixel()
    let placed = try placed(picture(0xFFFFFF), at: 3, 1)
    _ = layer.show([placed], isTouched: { _ in true })
    let gone = layer.show([], isTouched: { _ in false })
    #expect(gone.bytes.isEmpty && gone.rowsToWrite == [1..<3])
    #expect(layer.show([], isTouched: { _ in false }).rowsToWrite.isEmpty)
  }

  @Test func `a part of a picture is cut out of its sixels`() throws {
    var layer = sixel()
    let part = try placed(
      picture(0xFFFFFF), at: 3, 1, clip: Rect(x: 4, y: 2, width: 2, height: 9))
    let bytes = text(layer.show([part], isTouched: { _ in true }))
    #expect(bytes.hasPrefix("E[3;5HEP0;1;0q\"1;1;4;4"))
    #expect(bytes.hasSuffix("#215!4N-E\\"))
  }

  @Test func `what is transparent is not drawn in sixels`() {
    let clear = PixelGrid(width: 3, height: 2, pixels: [])
    let bytes = String(
      decoding: Sixel.encoded(clear, Rect(x: 0, y: 0, width: 3, height: 2)), as: UTF8.self)
    #expect(bytes.hasSuffix("#215;2;100;100;100-\u{1B}\\"))
  }

  // MARK: Covered

  @Test func `rows that nothing covers stay, if they are at least half of a picture`() throws {
    var frame = Frame<Int>(Size(width: 8, height: 6))
    frame.draw(picture(0xFFFFFF), in: Rect(x: 1, y: 1, width: 4, height: 4), .cover)
    func free(_ rows: [Int]) -> [Rect] {
      var canvas = frame.canvas
      for y in rows { canvas.put("x", at: Point(x: 2, y: y), .plain) }
      return GraphicsLayer.free(frame.pictures, on: canvas).map(\.visible)
    }
    #expect(free([]) == [Rect(x: 1, y: 1, width: 4, height: 4)])
    #expect(free([4]) == [Rect(x: 1, y: 1, width: 4, height: 3)])
    #expect(free([1, 4]) == [Rect(x: 1, y: 2, width: 4, height: 2)])
    #expect(free([1, 2]) == [Rect(x: 1, y: 3, width: 4, height: 2)])
    #expect(free([2]) == [])
    #expect(free([1, 2, 3]) == [])
    #expect(free([1, 2, 3, 4]) == [])
  }

  // MARK: Cells

  @Test func `the cells of a picture stay blank`() throws {
    var frame = Frame<Int>(Size(width: 6, height: 3), style: Style(.default, on: .indexed(4)))
    frame.draw(picture(0xFFFFFF), in: Rect(x: 1, y: 1, width: 4, height: 2), .cover)
    let cleared = GraphicsLayer.cleared(frame.canvas, of: frame.pictures)
    #expect(cleared == Canvas(width: 6, height: 3, style: Style(.default, on: .indexed(4))))
  }

  @Test func `the question asks for kitty first, and ends with what every terminal answers`() {
    #expect(
      String(decoding: KittyGraphics.question, as: UTF8.self)
        == "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\u{1B}[c")
  }
}
