/// Rectangles of one colour, in eighths of cells. Those that lie beside or below each other are one.
struct SVGFills {
  private var rects: [Rect] = []

  /// Rectangles are added row by row, from left to right.
  mutating func add(_ rect: Rect) {
    if let last = rects.last, last.maxX == rect.x, last.y == rect.y, last.height == rect.height {
      rects[rects.count - 1] = Rect(
        x: last.x, y: last.y, width: last.width + rect.width, height: last.height)
    } else {
      rects.append(rect)
    }
  }

  var path: String {
    joined.map { "M\($0.x) \($0.y)h\($0.width)v\($0.height)h-\($0.width)z" }.joined()
  }

  /// Rectangles of the same columns are one where the next begins at the end of the last.
  private var joined: [Rect] {
    var result: [Rect] = []
    var numbers: [Range<Int>: Int] = [:]
    for rect in rects {
      let columns = rect.x..<rect.maxX
      if let number = numbers[columns], result[number].maxY == rect.y {
        let above = result[number]
        result[number] = Rect(
          x: above.x, y: above.y, width: above.width, height: above.height + rect.height)
      } else {
        numbers[columns] = result.count
        result.append(rect)
      }
    }
    return result
  }
}
