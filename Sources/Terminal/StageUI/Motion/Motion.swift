package import Screen

/// A mark that goes through cells of a finished screen; what it brings about is covered until it gets
/// there.
///
/// A value without a clock: it is asked what there is to see after so much time. What it moves over
/// is drawn already, and nothing waits for it.
package struct Motion: Equatable, Sendable {
  /// A place where something happens, by its number among the cells.
  package struct Flash: Equatable, Sendable {
    let cell: Int
    let rect: Rect

    package init(cell: Int, rect: Rect) {
      self.cell = cell
      self.rect = rect
    }
  }

  /// Something that is not to be seen before the mark gets to a cell.
  package struct Veil: Equatable, Sendable {
    let cell: Int
    let cover: Cover
  }

  /// The cells that are there instead.
  package enum Cover: Equatable, Sendable {
    /// A row of the trace, with the lines of the parties.
    case row(Rect, lines: [Int])
    /// The cells from before, in the style of those to come.
    case words([String], at: Point)
    case nothing(Rect)
  }

  /// What there is to see at some moment.
  package struct Look: Equatable, Sendable {
    package var mark: Point?
    package var glyph = "●"
    package var flashes: [Rect] = []
    /// The first is drawn first.
    package var covers: [Cover] = []
  }

  /// The time between two pictures: each writes two rows again, and a whole tap less than 5 KB.
  package static let step = Duration.milliseconds(80)
  private static let longestTravel = Duration.milliseconds(400)
  private static let perCell = Duration.milliseconds(8)
  private static let flash = Duration.milliseconds(160)
  private static let fallen = ["•", "·", " "]

  private let cells: [Point]
  private let flashes: [Flash]
  /// The last to go comes first.
  private let veils: [Veil]
  /// Whether the mark falls at its end, since what it stands for was lost there.
  private let falls: Bool

  package init(
    cells: [Point], flashes: [Flash] = [], veils: [Veil] = [], falls: Bool = false
  ) {
    self.cells = cells
    self.flashes = flashes
    self.veils = veils.sorted { $0.cell > $1.cell }
    self.falls = falls
  }

  private var travel: Duration { min(Self.longestTravel, Self.perCell * cells.count) }

  /// When there is nothing more to see.
  package var end: Duration { travel + Self.flash }

  /// What there is to see after so much time; nil when it is over.
  package func look(at time: Duration) -> Look? {
    guard time >= .zero, time < end, let last = cells.last else { return nil }
    var look = Look()
    look.flashes = flashes.filter { flash in
      let arrival = arrival(at: flash.cell)
      return arrival <= time && time < arrival + Self.flash
    }.map(\.rect)
    look.covers = veils.filter { time < arrival(at: $0.cell) }.map(\.cover)
    if time < travel {
      look.mark = cells[min(cells.count - 1, Int(time / travel * Double(cells.count)))]
    } else if falls {
      let rows = min(Self.fallen.count, 1 + Int((time - travel) / (Self.flash / 3)))
      look.mark = last.offset(y: rows)
      look.glyph = Self.fallen[rows - 1]
    }
    return look
  }

  private func arrival(at cell: Int) -> Duration {
    travel * (Double(cell) / Double(max(1, cells.count)))
  }
}
