import Screen

/// What is where in a line of a sheet.
struct DiffColumns {
  /// The greatest width of times and of ways.
  struct Widest: Equatable {
    var time = 0
    var way = 0
  }

  /// Below this width both sides are in one column.
  private static let besideFrom = 60
  /// The room a message keeps before the names of the parties are shortened.
  private static let messageRoom = 12

  private let width: Int
  private let widest: Widest

  init(width: Int, _ widest: Widest) {
    self.width = width
    self.widest = widest
  }

  private var isBeside: Bool { width >= Self.besideFrom }
  private var side: Int { (width - 3) / 2 }

  /// Where the sign is: between the sides, or before the only one.
  var sign: Int { isBeside ? side + 1 : 0 }

  func whole(_ y: Int) -> Rect { Rect(x: 0, y: y, width: width, height: 1) }

  /// Both sides, if there is room for two.
  func beside(_ y: Int) -> (left: Rect, right: Rect)? {
    guard isBeside else { return nil }
    return (
      Rect(x: 0, y: y, width: side, height: 1), Rect(x: side + 3, y: y, width: side, height: 1)
    )
  }

  /// The one column.
  func single(_ y: Int) -> Rect { Rect(x: 2, y: y, width: max(0, width - 2), height: 1) }

  /// The details of the row above.
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
