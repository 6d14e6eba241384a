import Screen

/// What stands where in a line of a sheet.
struct DiffColumns {
  /// How wide times and ways are at most.
  struct Widest: Equatable {
    var time = 0
    var way = 0
  }

  /// Below this width the sides stand in one column.
  private static let besideFrom = 60
  /// What a message has before who speaks to whom is cut.
  private static let messageRoom = 12

  private let width: Int
  private let widest: Widest

  init(width: Int, _ widest: Widest) {
    self.width = width
    self.widest = widest
  }

  private var isBeside: Bool { width >= Self.besideFrom }
  private var side: Int { (width - 3) / 2 }

  /// Where the sign stands: between the sides, or before the only one.
  var sign: Int { isBeside ? side + 1 : 0 }

  func whole(_ y: Int) -> Rect { Rect(x: 0, y: y, width: width, height: 1) }

  /// Both sides, where there is room for two.
  func beside(_ y: Int) -> (left: Rect, right: Rect)? {
    guard isBeside else { return nil }
    return (
      Rect(x: 0, y: y, width: side, height: 1), Rect(x: side + 3, y: y, width: side, height: 1)
    )
  }

  /// The one column.
  func single(_ y: Int) -> Rect { Rect(x: 2, y: y, width: max(0, width - 2), height: 1) }

  /// What is said of the row above.
  func below(_ y: Int) -> Rect {
    let indent = isBeside ? widest.time + 1 : 4
    return Rect(x: indent, y: y, width: max(0, width - indent), height: 1)
  }

  // MARK: Within a side

  func time(_ side: Rect) -> Rect {
    Rect(x: side.x, y: side.y, width: min(side.width, widest.time), height: 1)
  }

  func way(_ side: Rect) -> Rect {
    let room = side.width - widest.time - 2 - Self.messageRoom
    return Rect(
      x: side.x + widest.time + 1, y: side.y, width: max(0, min(widest.way, room)), height: 1)
  }

  func message(_ side: Rect) -> Rect {
    let way = way(side)
    let start = way.isEmpty ? way.x : way.maxX + 1
    return Rect(x: start, y: side.y, width: max(0, side.maxX - start), height: 1)
  }
}
