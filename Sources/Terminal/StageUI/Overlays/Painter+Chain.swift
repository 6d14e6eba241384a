import Observing
import Screen
import Simulation

extension Painter {
  /// Why an entry is there: the chain from what began it, what came of it, and the flag that decided
  /// at each fork.
  mutating func chain(_ number: Int, _ scroll: Int) {
    guard let chain = CauseChain(of: number, in: state.entries, ledgers: state.ledgers) else {
      return
    }
    let rows = chain.rows
    let inside = sheet(
      "Why #\(number)", trailing: "↑↓ scroll · any other key closes", width: 100,
      height: rows + 2)
    var y = inside.y - max(0, min(scroll, rows - inside.height))
    for (place, link) in chain.links.enumerated() {
      y += linkRows(link, isAsked: place == chain.asked, inside, y)
    }
  }

  private mutating func linkRows(
    _ link: CauseChain.Link, isAsked: Bool, _ inside: Rect, _ y: Int
  ) -> Int {
    let indent = min(link.depth, 12) * 2
    if y >= inside.y, y < inside.maxY {
      let line = Rect(x: inside.x, y: y, width: inside.width, height: 1)
      if isAsked { frame.canvas.fill(line.inset(horizontal: -1), theme.selection) }
      let ground = isAsked ? theme.selection : theme.overlay
      let entry = link.entry
      let way = entry.way
      write(
        [
          (
            Text.padded(entry.time.seconds, to: timeWidth + 1, .end),
            theme.muted.readable(on: ground)
          ),
          (Text.padded("#\(entry.number)", to: 6, .end), theme.muted.readable(on: ground)),
          ("  \(String(repeating: " ", count: indent))", ground),
          (link.depth == 0 ? "" : "└ ", theme.muted.readable(on: ground)),
          ("\(way)  ", style(of: entry.from).readable(on: ground)),
          (words(entry), isAsked ? ground.adding(.bold) : ground),
        ], at: line.origin, until: line.maxX)
    }
    guard let reason = link.reason else { return 1 }
    if y + 1 >= inside.y, y + 1 < inside.maxY {
      write(
        [
          (String(repeating: " ", count: timeWidth + 11 + indent), theme.overlay),
          (reason, onSheet(theme.warning)),
        ], at: Point(x: inside.x, y: y + 1), until: inside.maxX)
    }
    return 2
  }
}
