package import Screen

/// A part of the screen as a value: it stores everything it depends on, so equal panes in equal
/// places have equal cells, and an unchanged pane need not be redrawn.
///
/// Keep the stored values small: a pane is made and compared for every frame. Of a long list, store
/// only the visible rows.
package protocol Pane: Equatable, Sendable {
  func draw(in rect: Rect, with brush: inout Brush)
}

extension Pane {
  func isEqual(to other: any Pane) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
