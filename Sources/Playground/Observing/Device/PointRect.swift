/// A rectangle in whole points.
package struct PointRect: Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var isEmpty: Bool { width <= 0 || height <= 0 }

  package func contains(x otherX: Int, y otherY: Int) -> Bool {
    otherX >= x && otherY >= y && otherX < x + width && otherY < y + height
  }

  package func intersection(_ other: PointRect) -> PointRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PointRect(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }
}
