package import Screen

/// A part of the screen as a value: it stores everything it depends on, so equal panes in equal
/// places have equal cells, and an unchanged pane need not be redrawn.
///
/// Keep the stored values small: a pane is made and compared for every frame. Of a long list, store
/// only the visible rows.
package protocol Pane: Equatable, Sendable {
  /// What lies under it, drawn first and kept as it was drawn: for a pane that mostly changes a mark
  /// on something that costs much more.
  var ground: (any Pane)? { get }

  func draw(in rect: Rect, with brush: inout Brush)
}

extension Pane {
  package var ground: (any Pane)? { nil }

  func isEqual(to other: any Pane) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
