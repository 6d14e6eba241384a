import Screen
import Testing

struct RectTests {
  @Test func `extreme numbers never make a rectangle trap`() {
    let huge = Rect(x: .max, y: .min, width: .max, height: .min)
    #expect(huge.isEmpty)
    #expect(huge.inset(left: .max, top: .min, right: .max, bottom: .max).width == 0)
    #expect(huge.offset(x: .max, y: .min).intersection(huge).isEmpty)
    #expect(
      Rect(x: 0, y: 0, width: 1, height: 1).rows([.fixed(.max), .fixed(.max)], gap: .max).count == 2
    )
  }

  @Test(arguments: [
    (10, [Track.fixed(3), .flexible()], 0, [3, 7]),
    (10, [.flexible(), .flexible(), .flexible()], 0, [3, 3, 4]),
    (10, [.flexible(weight: 3), .flexible()], 0, [7, 3]),
    (10, [.fixed(4), .flexible(), .fixed(4)], 1, [4, 0, 4]),
    (5, [.fixed(4), .fixed(4)], 0, [4, 1]),
    (0, [.fixed(4), .flexible()], 0, [0, 0]),
    (7, [.flexible(weight: 0), .flexible()], 0, [0, 7]),
  ])
  func `tracks share the available columns`(
    width: Int, tracks: [Track], gap: Int, widths: [Int]
  ) {
    let parts = Rect(x: 2, y: 1, width: width, height: 3).columns(tracks, gap: gap)
    #expect(parts.map(\.width) == widths)
    #expect(parts.allSatisfy { $0.height == 3 && $0.y == 1 && $0.maxX <= 2 + width })
  }

  @Test func `rows follow each other with their gap`() {
    let parts = Rect(x: 5, y: 5, width: 20, height: 9).rows(
      [.fixed(2), .flexible(), .fixed(3)], gap: 1)
    #expect(parts.map(\.y) == [5, 8, 11])
    #expect(parts.map(\.height) == [2, 2, 3])
  }

  @Test func `splitting off more than there is leaves nothing`() {
    let rect = Rect(x: 0, y: 0, width: 4, height: 2)
    #expect(rect.splitTop(9).top == rect)
    #expect(rect.splitTop(9).rest.isEmpty)
    #expect(rect.splitRight(1).right == Rect(x: 3, y: 0, width: 1, height: 2))
    #expect(rect.splitBottom(-1).rest == rect)
  }

  @Test func `a centred rectangle never exceeds its container`() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 4)
    #expect(rect.centered(Size(width: 4, height: 2)) == Rect(x: 3, y: 1, width: 4, height: 2))
    #expect(rect.centered(Size(width: 40, height: 40)) == rect)
  }
}
