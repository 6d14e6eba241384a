package import Screen

/// A part of the screen as a value: it stores all that it looks at, so equal panes in equal places have
/// equal cells, and a pane that has not changed need not be drawn again.
///
/// Keep what is stored small: a pane is made and compared for every frame. Of a long list it stores the
/// rows that are seen.
package protocol Pane: Equatable, Sendable {
  func draw(in rect: Rect, with brush: inout Brush)
}

extension Pane {
  func isEqual(to other: any Pane) -> Bool { other as? Self == self }
}
