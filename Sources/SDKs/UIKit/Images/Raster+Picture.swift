extension Raster {
  /// A landscape, always the same for the same number: sky, a sun, and three rows of hills.
  package init(pictureNumber number: UInt64, width: Int, height: Int) {
    var digits = Digits(of: number)
    let sky: (UInt32, UInt32) = digits.pick(
      (0x3A6EA5, 0xF6D5A5), (0x1B2A49, 0xE07A5F), (0x89C2D9, 0xFDF0D5), (0x4B3F72, 0xFFC857)
    )
    let ground: UInt32 = digits.pick(0x2D6A4F, 0x5F4B32, 0x3D405B, 0x6A994E)
    self.init(from: sky.0, to: sky.1, width: width, height: height)
    let radius = max(1, min(self.width, self.height) / 7)
    let x = radius + digits.next(below: self.width - 2 * radius)
    disc(x: x, y: self.height / 5 + radius, radius: radius, color: 0xFFF1B8)
    for row in 0..<3 {
      let color = Self.mix(sky.1, ground, row + 1, of: 3)
      hills(row: row, color: color, digits: &digits)
    }
  }

  /// A filled circle.
  mutating func disc(x: Int, y: Int, radius: Int, color: UInt32) {
    for row in max(0, y - radius)..<max(0, min(height, y + radius + 1)) {
      for column in max(0, x - radius)..<max(0, min(width, x + radius + 1)) {
        let (across, down) = (column - x, row - y)
        if across * across + down * down <= radius * radius { self[column, row] = color }
      }
    }
  }

  private mutating func hills(row: Int, color: UInt32, digits: inout Digits) {
    let span = max(8, width / (2 + digits.next(below: 3)))
    let shift = digits.next(below: span)
    let rise = max(1, height / 8)
    let foot = height / 2 + (row + 1) * height / 8
    for x in 0..<width {
      // Rows of parabolas in whole numbers, which look the same on every machine.
      let place = (x + shift) % span
      let top = foot - rise * 4 * place * (span - place) / (span * span)
      for y in max(0, top)..<max(height, top) { self[x, y] = color }
    }
  }
}
