/// The lines of boxes in one colour and width. Lines that meet end to end are one.
struct SVGStrokes {
  /// In halves of cells.
  private struct Stroke: Hashable {
    let isDown: Bool
    /// The row of a line across, or the column of one down.
    let place: Int
    var from: Int
    var to: Int
  }

  private var strokes: [Stroke] = []
  private var numbers: [Stroke: Int] = [:]
  private var corners = ""

  mutating func add(_ arms: SVGShapes.Arms, column: Int, row: Int) {
    let (x, y) = (column * 2 + 1, row * 2 + 1)
    let left = arms.contains(.left) ? x - 1 : x
    let right = arms.contains(.right) ? x + 1 : x
    let up = arms.contains(.up) ? y - 1 : y
    let down = arms.contains(.down) ? y + 1 : y
    if arms.contains(.round) {
      let ends = (Self.point(left == x ? right : left, y), Self.point(x, up == y ? down : up))
      return corners += "M\(ends.0)Q\(Self.point(x, y)) \(ends.1)"
    }
    if left < right { add(Stroke(isDown: false, place: y, from: left, to: right)) }
    if up < down { add(Stroke(isDown: true, place: x, from: up, to: down)) }
  }

  /// The numbers know each stroke by its end.
  private mutating func add(_ stroke: Stroke) {
    var end = Stroke(isDown: stroke.isDown, place: stroke.place, from: stroke.from, to: stroke.from)
    let number = numbers.removeValue(forKey: end) ?? strokes.count
    if number == strokes.count { strokes.append(stroke) }
    strokes[number].to = stroke.to
    (end.from, end.to) = (stroke.to, stroke.to)
    numbers[end] = number
  }

  /// A path in tenths of a cell's units.
  var path: String {
    strokes.map { stroke in
      let length = stroke.to - stroke.from
      return stroke.isDown
        ? "M\(Self.point(stroke.place, stroke.from))v\(length * Self.half.height)"
        : "M\(Self.point(stroke.from, stroke.place))h\(length * Self.half.width)"
    }.joined() + corners
  }

  private static let half = Size(
    width: Int((SVGCell.width * 5).rounded()), height: Int((SVGCell.height * 5).rounded()))

  private static func point(_ x: Int, _ y: Int) -> String { "\(x * half.width) \(y * half.height)" }
}
