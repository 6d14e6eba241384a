package import Screen

/// Where a room is in the column beside the counts.
package struct RoomPlace: Equatable {
  package let name: String
  package let rect: Rect
  /// Whether clicks in it are for the room, or go to it first.
  let isOpen: Bool
}

/// The rooms in the column beside the counts, one below the other.
package struct RoomStack: Equatable {
  /// The rooms that are there unasked, the most important one first.
  let usual: [Share]
  /// The room that is open; nil if only the counts are.
  let open: String?

  package struct Share: Equatable {
    let name: String
    /// In which it says all it has to.
    let rows: Int
    /// What it needs if others say more important things.
    let least: Int

    package init(_ name: String, rows: Int, least: Int) {
      self.name = name
      self.rows = rows
      self.least = least
    }
  }

  package init(_ usual: [Share] = [], open: String? = nil) {
    self.usual = usual
    self.open = open
  }

  /// With fewer rows a room says too little.
  private static let rows = 10

  /// A room that is open takes the whole column.
  package func places(in column: Rect) -> [RoomPlace] {
    let shown =
      open.map { [Share($0, rows: 1, least: 1)] }
      ?? Array(usual.prefix(max(1, column.height / Self.rows)))
    let rows = column.rows(Self.heights(shown, in: column.height))
    return zip(shown, rows).map { RoomPlace(name: $0.name, rect: $1, isOpen: $0.name == open) }
  }

  /// The last one gets what is left, and is the first to say less; then the others from the top.
  private static func heights(_ shown: [Share], in height: Int) -> [Track] {
    var missing = shown.reduce(-height) { $0 + $1.rows }
    var heights = shown.map(\.rows)
    for place in shown.indices.suffix(1) + shown.indices.dropLast() where missing > 0 {
      let less = min(missing, shown[place].rows - shown[place].least)
      heights[place] -= less
      missing -= less
    }
    guard missing <= 0 else { return shown.map { .flexible(weight: $0.least) } }
    return heights.dropLast().map { .fixed($0) } + [.flexible()]
  }
}
