package import Screen
package import Theming

/// Lines with two sides: one sheet for `diff`, for both of Google's interfaces, and for the traces of both.
///
///     label  the one side            ≠ the other side
package struct SideSheet: Equatable, Sendable {
  package let lines: [SideLine]
  private let form: Form

  private enum Form: Equatable, Sendable {
    case beside(label: Int)
    /// The sign, and behind it what either side says.
    case inOneColumn
  }

  private init(_ lines: [SideLine], _ form: Form) { (self.lines, self.form) = (lines, form) }

  /// Labels are as wide as the widest, but take no more than a third.
  package init(_ lines: [SideLine]) {
    let widths = lines.map { line in
      if case .sides(let row) = line { TextWidth.columns(row.label) } else { 0 }
    }
    self.init(lines, .beside(label: widths.max() ?? 0))
  }

  package init(inOneColumn lines: [SideLine]) { self.init(lines, .inOneColumn) }

  /// The same lines with what is too long on as many rows as it takes: a count that is cut says nothing.
  package func wrapped(to width: Int) -> SideSheet {
    let columns = columns(Rect(x: 0, y: 0, width: width, height: 1))
    let wrapped = lines.flatMap { line -> [SideLine] in
      switch line {
      case .sides(let row): row.wrapped(in: columns).map { .sides($0) }
      case .words(let text, let ink):
        text.isEmpty ? [line] : Text.wrapped(text, width: width).map { .words($0, ink) }
      case .rule: [line]
      }
    }
    return SideSheet(wrapped, form)
  }

  package func columns(_ line: Rect) -> SideColumns {
    switch form {
    case .beside(let label): SideColumns(line, label: min(label, line.width / 3))
    case .inOneColumn: SideColumns(inOne: line)
    }
  }

  package func draw(_ line: SideLine, in rect: Rect, on canvas: inout Canvas, _ theme: Theme) {
    switch line {
    case .sides(let row): row.draw(in: columns(rect), on: &canvas, theme)
    case .words(let text, let ink):
      let (text, style) = Piece(text, ink).styled(theme, on: theme.text)
      canvas.put(text, in: rect, style)
    case .rule: canvas.horizontalLine(at: rect.origin, length: rect.width, theme.border)
    }
  }

  /// Well below the 4096 lines that a canvas has room for.
  package static let longestPage = 1000

  /// The whole sheet in pieces, one below the other.
  package func pages(width: Int, theme: Theme) -> some Sequence<Canvas> {
    stride(from: 0, to: lines.count, by: Self.longestPage).lazy.map { start in
      let lines = lines[start..<min(start + Self.longestPage, lines.count)]
      var canvas = Canvas(width: width, height: lines.count, style: theme.text)
      for (y, line) in lines.enumerated() {
        draw(line, in: Rect(x: 0, y: y, width: width, height: 1), on: &canvas, theme)
      }
      return canvas
    }
  }
}

/// Where the parts of a line are.
package struct SideColumns {
  package let label: Rect
  package let near: Rect
  package let sign: Rect
  package let far: Rect

  init(_ line: Rect, label: Int) {
    let parts = line.cells([
      label == 0 ? nil : .fixed(label), .flexible(), .fixed(1), .flexible(),
    ])
    (self.label, near, sign, far) = (parts[0], parts[1], parts[2], parts[3])
  }

  /// Where there is no room for two sides.
  init(inOne line: Rect) {
    let parts = line.cells([.fixed(1), .flexible()])
    (label, near, sign, far) = (.zero, parts[1], parts[0], .zero)
  }
}
