/// A rectangle of cells. It accepts any numbers: negative lengths become zero, and nothing computed
/// from a rectangle overflows, so a layout for a window of 1×1 is merely empty.
package struct Rect: Hashable, Sendable {
  package let x: Int
  package let y: Int
  package let width: Int
  package let height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = Reach.coordinate(x)
    self.y = Reach.coordinate(y)
    self.width = Reach.length(width)
    self.height = Reach.length(height)
  }

  package init(origin: Point = .zero, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  package static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  package var origin: Point { Point(x: x, y: y) }
  package var size: Size { Size(width: width, height: height) }
  /// The first column to the right of it.
  package var maxX: Int { x + width }
  /// The first row below it.
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// The same columns in one row of the screen.
  package func row(_ y: Int) -> Rect { Rect(x: x, y: y, width: width, height: 1) }

  package func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  package func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top,
      width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Whether they have a cell in common.
  package func intersects(_ other: Rect) -> Bool { !intersection(other).isEmpty }

  package func offset(x dx: Int = 0, y dy: Int = 0) -> Rect {
    Rect(x: x + Reach.coordinate(dx), y: y + Reach.coordinate(dy), width: width, height: height)
  }

  package func inset(_ cells: Int) -> Rect { inset(horizontal: cells, vertical: cells) }

  package func inset(horizontal: Int = 0, vertical: Int = 0) -> Rect {
    inset(left: horizontal, top: vertical, right: horizontal, bottom: vertical)
  }

  package func inset(left: Int = 0, top: Int = 0, right: Int = 0, bottom: Int = 0) -> Rect {
    let left = Reach.coordinate(left)
    let top = Reach.coordinate(top)
    return Rect(
      x: x + left, y: y + top,
      width: width - left - Reach.coordinate(right),
      height: height - top - Reach.coordinate(bottom))
  }

  /// A rectangle of `size` in the middle of this one, no larger than it.
  package func centered(_ size: Size) -> Rect {
    let width = min(size.width, width)
    let height = min(size.height, height)
    return Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2,
      width: width, height: height)
  }
}
