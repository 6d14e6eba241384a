extension Raster {
  /// Which way a gradient runs.
  package enum Direction: String, CaseIterable, Sendable {
    case down, right, diagonal
  }

  /// A gradient from one colour to another.
  package init(
    from start: UInt32, to end: UInt32, direction: Direction = .down, width: Int, height: Int
  ) {
    self.init(width: width, height: height)
    let (across, down) = (self.width - 1, self.height - 1)
    paint { x, y in
      switch direction {
      case .down: Self.mix(start, end, y, of: down)
      case .right: Self.mix(start, end, x, of: across)
      case .diagonal: Self.mix(start, end, x + y, of: across + down)
      }
    }
  }

  /// Gives every pixel its colour.
  mutating func paint(_ color: (_ x: Int, _ y: Int) -> UInt32) {
    for y in 0..<height {
      for x in 0..<width { self[x, y] = color(x, y) }
    }
  }

  /// The colour `part` of `whole` steps from one to the other; the first if there are no steps.
  static func mix(_ start: UInt32, _ end: UInt32, _ part: Int, of whole: Int) -> UInt32 {
    guard whole > 0 else { return start }
    return [16, 8, 0].reduce(0) { mixed, shift in
      let (from, to) = (Int(start >> shift & 0xFF), Int(end >> shift & 0xFF))
      return mixed | UInt32(from + (to - from) * part / whole) << shift
    }
  }
}
