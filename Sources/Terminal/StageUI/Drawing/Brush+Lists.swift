import Catalogue
import Screen
import Theming

extension Brush {
  /// Marks the edges of a list that continues above or below: `first` of `count` rows is the first
  /// visible one.
  mutating func scrollHints(_ rows: Rect, at x: Int, first: Int, count: Int, ground: Style) {
    let style = theme.accent.readable(on: ground)
    if first > 0 { canvas.put("↑", at: Point(x: x, y: rows.y), style) }
    if first + rows.height < count {
      canvas.put("↓", at: Point(x: x, y: rows.maxY - 1), style)
    }
  }

  /// Where a sheet lies.
  enum SheetPlace {
    /// In the middle, over the dimmed panes.
    case middle
    /// At the right edge: the panes stay as they are, since it is about their look.
    case aside

    func rect(_ size: Size, in bounds: Rect) -> Rect {
      let middle = bounds.centered(size)
      switch self {
      case .middle: return middle
      case .aside: return middle.offset(x: bounds.maxX - middle.maxX - 1)
      }
    }
  }

  /// A sheet over the panes; returns the area inside. Its keys are at its edge unless something else
  /// is.
  mutating func sheet(
    _ sheet: Sheet, trailing: String? = nil, place: SheetPlace = .middle, width: Int, height: Int
  ) -> Rect {
    let bounds = frame.bounds
    if place == .middle { canvas.restyle(bounds) { $0.attributes.formUnion(.dim) } }
    frame.clearRegions()
    let size = Size(width: min(width, bounds.width - 2), height: min(height, bounds.height - 2))
    let rect = place.rect(size, in: bounds)
    canvas.fill(rect, theme.overlay)
    let ground = theme.overlay.background
    canvas.box(
      rect, theme.focusedBorder.with(background: ground), title: sheet.title,
      trailing: trailing ?? sheet.keys,
      titleStyle: theme.accent.adding(.bold).with(background: ground))
    mark(rect, .overlay)
    return rect.inset(horizontal: 2, vertical: 1)
  }

  /// A style on a sheet's background.
  func onSheet(_ style: Style) -> Style {
    style.readable(on: theme.overlay)
  }

  /// Rows, headings and gaps, as many as fit around the selected row; a sentence if there is nothing.
  mutating func list(
    lines: [ListLine], selected: Int, in rect: Rect, nothing: String = HelpText.nothingFound,
    draw: (inout Brush, _ row: Int, _ more: Int?, Rect, Style) -> Void
  ) {
    if lines.isEmpty { canvas.paragraph(nothing, in: rect, onSheet(theme.muted)) }
    let place = lines.firstIndex(of: .row(selected)) ?? 0
    let first = max(0, min(place - rect.height / 2, lines.count - rect.height))
    for (offset, content) in lines.dropFirst(first).prefix(rect.height).enumerated() {
      let line = rect.row(rect.y + offset)
      switch content {
      case .gap: break
      case .heading(let title, let note): heading(title, note, line)
      case .row(let row), .more(let row, _):
        let style = row == selected ? theme.selection : theme.overlay
        canvas.fill(line.inset(horizontal: -1), style)
        let more: Int? = if case .more(_, let place) = content { place } else { nil }
        draw(&self, row, more, line, style)
        mark(line.inset(horizontal: -1), .overlayRow(row))
      }
    }
    scrollHints(rect, at: rect.maxX + 1, first: first, count: lines.count, ground: theme.overlay)
  }

  private mutating func heading(_ title: String, _ note: String, _ line: Rect) {
    write(
      [
        (note.isEmpty ? title : "\(title)   ", onSheet(theme.accent).adding(.bold)),
        (note, onSheet(theme.muted)),
      ], at: line.origin, until: line.maxX)
  }
}
