import Catalogue
import Observing
import Screen
import Theming

/// A number three rows high.
struct LargeFigure {
  static let rows = 3
  let lines: [String]

  /// Nil for a number that would not fit beside its name.
  init?(_ number: Int?) {
    guard let number else {
      lines = Self.unknown
      return
    }
    guard number >= 0, number < 100 else { return nil }
    let digits = String(number).compactMap { $0.wholeNumberValue }.map { Self.digits[$0] }
    lines = (0..<Self.rows).map { row in digits.map { $0[row] }.joined(separator: " ") }
  }

  var width: Int { lines[0].count }

  private static let unknown = ["▀▀█", " ▀▀", " ▀ "]
  private static let digits = [
    ["█▀█", "█ █", "▀▀▀"], ["▀█ ", " █ ", "▀▀▀"], ["▀▀█", "█▀▀", "▀▀▀"], ["▀▀█", " ▀█", "▀▀▀"],
    ["█ █", "▀▀█", "  ▀"], ["█▀▀", "▀▀█", "▀▀▀"], ["█▀▀", "█▀█", "▀▀▀"], ["▀▀█", "  █", "  ▀"],
    ["█▀█", "█▀█", "▀▀▀"], ["█▀█", "▀▀█", "▀▀▀"],
  ]
}

extension CountRow {
  /// Whether both figures can be drawn large, with the name to the left of them.
  var canBeLarge: Bool { google ?? 0 < 10 && LargeFigure(network) != nil }
}

extension Brush {
  /// The figures large, with their name and the arrow on the middle row.
  mutating func largeRow(_ row: CountRow, _ y: Int, _ columns: CountColumns) {
    guard let google = LargeFigure(row.google), let network = LargeFigure(row.network) else {
      return
    }
    let alarm = row.passage.isWrong ? theme.alarm : nil
    let plain = row.passage.isNothing ? theme.muted : theme.strong
    // In reverse its blocks would be holes, and the figure another one.
    let style = (alarm ?? plain).upright
    canvas.put(
      row.event.title, at: Point(x: columns.rect.x, y: y + 1), alarm ?? theme.text)
    figure(google, at: Point(x: columns.google + 1 - google.width, y: y), style)
    figure(network, at: Point(x: columns.network, y: y), style)
    let shaft = columns.shaft(y + 1)
    canvas.put(
      Shaft(row.passage, width: shaft.width).text, in: shaft,
      alarm?.upright ?? self.style(of: row.passage))
    // Where figures leave too little room behind them, there is some below the title.
    let behind = columns.remark(y + 1, figure: network.width)
    let fits = TextWidth.columns(row.passage.shortRemark(gap: row.gap)) <= behind.width
    let below = Rect(
      x: columns.rect.x, y: y + 2, width: columns.google - google.width - columns.rect.x, height: 1)
    remark(row, in: fits ? behind : below, alarm ?? theme.muted)
  }

  private mutating func figure(_ figure: LargeFigure, at point: Point, _ style: Style) {
    for (row, line) in figure.lines.enumerated() {
      canvas.put(line, at: Point(x: point.x, y: point.y + row), style)
    }
  }
}
