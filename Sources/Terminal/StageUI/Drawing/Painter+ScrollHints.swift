import Screen

extension Painter {
  /// Says at the edge of a list that it goes on above or below what is seen: `first` of `count` rows is
  /// the first that is.
  mutating func scrollHints(_ rows: Rect, at x: Int, first: Int, count: Int, ground: Style) {
    let style = theme.accent.readable(on: ground)
    if first > 0 { frame.canvas.put("↑", at: Point(x: x, y: rows.y), style) }
    if first + rows.height < count {
      frame.canvas.put("↓", at: Point(x: x, y: rows.maxY - 1), style)
    }
  }
}
