import CNcurses
import Screen

/// Styles in the form ncurses needs: attributes and the number of a colour pair, made on demand.
struct Pens {
  struct Pen {
    let attributes: attr_t
    let pair: Int32
  }

  private static let limit = 30_000

  private let depth: ColorDepth
  /// Whether a colour's number is the colour itself.
  private let isDirect: Bool
  private var pens: [Style: Pen] = [:]
  /// Most of a row has one style, so the last one is used again and again.
  private var last: (style: Style, pen: Pen)?

  init(depth: ColorDepth) {
    self.depth = depth
    self.isDirect = curses_colors() >= DirectColor.colors
  }

  /// Whether the table of pairs is full, so that everything must be redrawn after ``clear()``.
  var isFull: Bool { pens.count > Self.limit }

  mutating func clear() {
    pens = [:]
    last = nil
    reset_color_pairs()
  }

  mutating func pen(for style: Style) -> Pen {
    if let last, last.style == style { return last.pen }
    let pen = pens[style] ?? make(style)
    pens[style] = pen
    last = (style, pen)
    return pen
  }

  private func make(_ style: Style) -> Pen {
    let shown = style.mapped(to: depth)
    let colors = (number(shown.foreground), number(shown.background))
    let pair = colors == (-1, -1) ? 0 : alloc_pair(colors.0, colors.1)
    return Pen(attributes: Self.attributes(style.attributes), pair: max(pair, 0))
  }

  private func number(_ color: Color) -> Int32 {
    if depth == .none { return -1 }
    if isDirect { return color.rgb.map { Int32($0.value) } ?? -1 }
    guard case .indexed(let index) = color.kind else { return -1 }
    return Int32(index)
  }

  private static func attributes(_ attributes: Attributes) -> attr_t {
    // ncurses has no strikethrough; the text is clear enough without it.
    let all: [(Attributes, attr_t)] = [
      (.bold, curses_bold()), (.dim, curses_dim()), (.italic, curses_italic()),
      (.underline, curses_underline()), (.reverse, curses_reverse()),
    ]
    return all.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
  }
}
