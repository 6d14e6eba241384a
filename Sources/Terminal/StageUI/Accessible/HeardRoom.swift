import Catalogue
import Screen
import Theming

extension Scene {
  /// The rows of a room beside the phone as the screen would have them in a window with room for all of
  /// them: what stands in columns follows each other.
  package func heard(_ room: any Room) -> [String] {
    var scene = self
    scene.size = HeardRoom.size
    var brush = Brush(theme: .mono, keyMap: keyMap, frame: Frame(scene.size))
    room.pane(scene).draw(in: brush.frame.bounds, with: &brush)
    let rows = brush.frame.bounds.inset(1).lines.map { brush.canvas.text($0) }
    return [Spoken.sentence(type(of: room).card.texts.title)] + rows.compactMap(HeardRoom.line)
  }
}

private enum HeardRoom {
  /// So wide that every sentence has one row, and high enough for the rows of any ad.
  static let size = Size(width: 300, height: 120)

  /// Nil if there is nothing but a drawing: what arrows join is said in a sentence, too.
  static func line(_ row: String) -> String? {
    guard !row.contains("◀") else { return nil }
    let cells = row.trimmed.split(separator: /\s{2,}/).map { Spoken.plain(String($0)) }
    let words = cells.filter { cell in cell.contains { $0.isLetter || $0.isNumber } }
    return words.isEmpty ? nil : Spoken.list(words)
  }
}

extension String {
  fileprivate var trimmed: Substring {
    guard let last = lastIndex(where: { $0 != " " }) else { return "" }
    return self[...last].drop { $0 == " " }
  }
}

extension Rect {
  fileprivate var lines: [Rect] { (y..<max(y, maxY)).map(row) }
}

extension Canvas {
  fileprivate func text(_ row: Rect) -> String {
    (row.x..<row.maxX).map { self[$0, row.y].glyph.text }.joined()
  }
}
