extension Raster {
  /// An application's icon, always the same for the same number: a square with round corners, which
  /// are transparent, and a simple sign on it.
  package init(iconNumber number: UInt64, side: Int) {
    var digits = Digits(of: number)
    let colors: (UInt32, UInt32) = digits.pick(
      (0x5E60CE, 0x4895EF), (0xD62828, 0xF77F00), (0x2B9348, 0x80B918),
      (0x7209B7, 0xF72585),
      (0x0077B6, 0x00B4D8))
    self.init(from: colors.0, to: colors.1, direction: .diagonal, width: side, height: side)
    let sign = digits.pick(Sign.ring, .bars, .diamond, .letter)
    for y in 0..<height {
      for x in 0..<width {
        if isOutsideCorner(x, y) {
          self[x, y] = Self.transparent
        } else if sign.covers(x: x, y: y, side: width) {
          self[x, y] = 0xFFFFFF
        }
      }
    }
  }

  private func isOutsideCorner(_ x: Int, _ y: Int) -> Bool {
    let radius = width / 5
    let across = max(radius - x, x - (width - 1 - radius), 0)
    let down = max(radius - y, y - (height - 1 - radius), 0)
    return across * across + down * down > radius * radius
  }
}

/// The sign on an icon.
private enum Sign {
  case ring, bars, diamond, letter

  func covers(x: Int, y: Int, side: Int) -> Bool {
    // Twice the distance from the middle, as the middle of an even side is between two pixels.
    let (across, down) = (abs(2 * x + 1 - side), abs(2 * y + 1 - side))
    switch self {
    case .ring:
      let distance = across * across + down * down
      return distance <= side * side / 3 && distance >= side * side / 8
    case .bars: return across <= side * 3 / 5 && down <= side * 3 / 5 && (y * 8 / side) % 2 == 0
    case .diamond: return across + down <= side * 3 / 5
    case .letter: return isLetter(across: across, down: down, y: y, side: side)
    }
  }

  /// Roughly an H.
  private func isLetter(across: Int, down: Int, y: Int, side: Int) -> Bool {
    guard down <= side * 3 / 5 else { return false }
    let isStem = across >= side / 4 && across <= side / 2
    return isStem || (across <= side / 2 && down <= side / 8)
  }
}
