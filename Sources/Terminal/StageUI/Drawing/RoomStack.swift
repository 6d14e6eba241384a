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
  /// The rooms that are there unasked, with the rows they would like.
  let usual: [Share]
  /// The room that is open; nil if only the counts are.
  let open: String?

  package struct Share: Equatable {
    let name: String
    let rows: Int

    package init(_ name: String, rows: Int) {
      self.name = name
      self.rows = rows
    }
  }

  package init(_ usual: [Share] = [], open: String? = nil) {
    self.usual = usual
    self.open = open
  }

  /// With fewer rows a room says too little.
  private static let rows = 10

  /// A room that is open but has no place among the usual ones takes the whole column.
  func places(in column: Rect) -> [RoomPlace] {
    var shown = Array(usual.prefix(max(1, column.height / Self.rows)))
    if let open, !shown.contains(where: { $0.name == open }) { shown = [Share(open, rows: 1)] }
    let rows = column.rows(shown.map { .flexible(weight: $0.rows) })
    return zip(shown, rows).map { RoomPlace(name: $0.name, rect: $1, isOpen: $0.name == open) }
  }
}
