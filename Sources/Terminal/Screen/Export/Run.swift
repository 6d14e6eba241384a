/// Neighbouring cells with the same style.
struct Run {
  var column: Int
  var columns: Int
  var glyphs: [Glyph]
  var style: Style

  var text: String { glyphs.map(\.text).joined() }
  var isBlank: Bool { glyphs.allSatisfy { $0 == .blank } }

  /// The parts between two or more blanks; readers of XML make one of several. Without blanks at
  /// both ends.
  var parts: [Run] {
    guard glyphs.count == columns else { return [self] }
    var parts: [Run] = []
    var blanks = 2
    for (place, glyph) in glyphs.enumerated() {
      guard glyph != .blank else {
        blanks += 1
        continue
      }
      if blanks > 1 || parts.isEmpty {
        parts.append(Run(column: column + place, columns: 0, glyphs: [], style: style))
      } else if blanks == 1 {
        parts[parts.count - 1].append(.blank)
      }
      parts[parts.count - 1].append(glyph)
      blanks = 0
    }
    return parts
  }

  private mutating func append(_ glyph: Glyph) {
    glyphs.append(glyph)
    columns += 1
  }
}

extension Canvas {
  /// A row as runs. Glyphs for which `isAlone` holds make a run of their own, and another one begins
  /// at a column after the first for which `isApart` holds.
  func runs(
    row y: Int, isAlone: (Glyph) -> Bool = { _ in false }, isApart: (Int) -> Bool = { _ in false }
  ) -> [Run] {
    var runs: [Run] = []
    var mayJoin = false
    for (x, cell) in row(y).enumerated() {
      if cell.glyph == .continuation, !runs.isEmpty {
        runs[runs.count - 1].columns += 1
        continue
      }
      let alone = isAlone(cell.glyph)
      if mayJoin, !alone, let last = runs.indices.last, runs[last].style == cell.style,
        !isApart(x)
      {
        runs[last].columns += 1
        runs[last].glyphs.append(cell.glyph)
      } else {
        runs.append(Run(column: x, columns: 1, glyphs: [cell.glyph], style: cell.style))
      }
      mayJoin = !alone
    }
    return runs
  }
}
