import Screen
import Theming

/// A line of a sheet with two sides.
package enum SideLine: Equatable, Sendable {
  case sides(SideRow)
  /// Over the whole width.
  case words(String, Ink = .plain)
  case rule
}

/// What two sides say of the same thing, and whether that differs.
package struct SideRow: Equatable, Sendable {
  package var label = ""
  package var near: [Piece]
  package var sign = Piece("")
  package var far: [Piece]

  package init(
    _ label: String = "", near: [Piece] = [], _ sign: Piece = Piece(""),
    far: [Piece] = []
  ) {
    (self.label, self.near, self.sign, self.far) = (label, near, sign, far)
  }

  /// Of the same texts only the difference stands out.
  package init(_ label: String, _ near: String, _ far: String) {
    let ink: Ink = near == far ? .muted : .plain
    self.init(
      label, near: [Piece(near, ink)], near == far ? .same : .different,
      far: [Piece(far, ink)])
  }

  /// On as many rows as its longest part takes; several pieces stay on one.
  func wrapped(in columns: SideColumns) -> [SideRow] {
    let labels = Text.wrapped(label, width: max(1, columns.label.width))
    let (nears, fars) = (near.wrapped(to: columns.near.width), far.wrapped(to: columns.far.width))
    return (0..<max(1, labels.count, nears.count, fars.count)).map { place in
      SideRow(
        labels.indices.contains(place) ? labels[place] : "",
        near: nears.indices.contains(place) ? nears[place] : [], place == 0 ? sign : Piece(""),
        far: fars.indices.contains(place) ? fars[place] : [])
    }
  }

  func draw(in columns: SideColumns, on canvas: inout Canvas, _ theme: Theme) {
    canvas.put(label, in: columns.label, theme.muted)
    for (pieces, place) in [(near, columns.near), ([sign], columns.sign), (far, columns.far)] {
      canvas.write(
        pieces.map { $0.styled(theme, on: theme.text) }, at: place.origin, until: place.maxX)
    }
  }
}

extension Piece {
  package static let same = Piece("=", .muted)
  /// The same under another name, or with other values.
  package static let changed = Piece("~", .accent)
  package static let different = Piece("≠", .accent)
  package static let onlyNear = Piece("<", .accent)
  package static let onlyFar = Piece(">", .accent)
}

extension [Piece] {
  fileprivate func wrapped(to width: Int) -> [[Piece]] {
    guard count == 1, !self[0].text.isEmpty else { return [self] }
    return Text.wrapped(self[0].text, width: Swift.max(1, width)).map {
      [Piece($0, self[0].ink)]
    }
  }
}

extension Brush {
  mutating func draw(_ row: SideRow, in columns: SideColumns) {
    row.draw(in: columns, on: &canvas, theme)
  }
}
