import Catalogue
import Observing
import Screen

extension Brush {
  /// A full-screen ad's progress so far, beside the ledgers.
  mutating func lifeInShort(_ life: AdLife, _ row: Rect) {
    let states = life.table.diagram.rows.map(\.state)
    var pieces: [(String, Style)] = [("state ", theme.text)]
    for (place, state) in states.enumerated() {
      let isHere = life.state == state
      let isReached = life.visit(state) != nil
      if place > 0 { pieces.append(("─", theme.muted)) }
      pieces.append(
        (isHere ? "◉" : isReached ? "●" : "○", isHere ? lit : isReached ? theme.good : theme.muted))
    }
    let isOffTheWay = !states.contains(life.state)
    pieces.append(
      (" \(life.table.title(of: life.state))", isOffTheWay ? theme.warning : lit))
    write(pieces, at: row.origin, until: row.maxX - 4)
    canvas.put("(\(keyLabel(.lifeRoom)))", in: row, theme.muted, align: .end)
    mark(row, .command(.lifeRoom))
  }
}
