import Screen
import Testing

struct CanvasTests {
  @Test func `Text lands where it is put`() {
    var canvas = Canvas(width: 6, height: 2)
    #expect(canvas.put("ad", at: Point(x: 3, y: 1), .plain) == 2)
    #expect(Export.picture(canvas) == "6x2\n······\n···ad·\n")
  }
}
