/// A cell's place: columns from the left, rows from the top, both from zero.
package struct Point: Hashable, Sendable {
  package var x: Int
  package var y: Int

  package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  package static let zero = Point(x: 0, y: 0)

  package func offset(x dx: Int = 0, y dy: Int = 0) -> Point { Point(x: x + dx, y: y + dy) }
}

/// A width and a height in cells; never negative.
package struct Size: Hashable, Sendable {
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = Reach.length(width)
    self.height = Reach.length(height)
  }

  package static let zero = Size(width: 0, height: 0)
}

/// The range of coordinates. Sums of values within it are far from overflowing, so that no layout
/// traps.
enum Reach {
  static let limit = 1 << 20

  static func coordinate(_ value: Int) -> Int { min(max(value, -limit), limit) }
  static func length(_ value: Int) -> Int { min(max(value, 0), limit) }
}
