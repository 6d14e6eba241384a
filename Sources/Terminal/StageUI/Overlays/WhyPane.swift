import Catalogue
import Observing
import Screen
import Simulation

struct WhyPane: Pane {
  private let entry: Int
  private let chain: CauseChain?
  private let scroll: Int
  private let timeWidth: Int

  init(_ room: WhyRoom, _ state: StageState) {
    entry = room.entry
    scroll = room.scroll
    chain = CauseChain(of: room.entry, in: state.entries, ledgers: state.ledgers)
    timeWidth = state.entries.timeWidth
  }

  func draw(in rect: Rect, with brush: inout Brush) {
    guard let chain else { return }
    let rows = chain.rows
    let inside = brush.sheet(
      .why(entry: entry), width: 100, height: rows + 2)
    var y = inside.y - max(0, min(scroll, rows - inside.height))
    for (place, link) in chain.links.enumerated() {
      y += rowsOf(link, isAsked: place == chain.asked, inside, y, &brush)
    }
  }

  /// Returns how many rows there are.
  private func rowsOf(
    _ link: CauseChain.Link, isAsked: Bool, _ inside: Rect, _ y: Int, _ brush: inout Brush
  ) -> Int {
    let indent = min(link.depth, 12) * 2
    let theme = brush.theme
    if y >= inside.y, y < inside.maxY {
      let line = Rect(x: inside.x, y: y, width: inside.width, height: 1)
      if isAsked { brush.canvas.fill(line.inset(horizontal: -1), theme.selection) }
      let ground = isAsked ? theme.selection : theme.overlay
      let muted = theme.muted.readable(on: ground)
      let entry = link.entry
      brush.write(
        [
          (Text.padded(entry.time.seconds, to: timeWidth + 1, .end), muted),
          (Text.padded("#\(entry.number)", to: 6, .end), muted),
          ("  \(String(repeating: " ", count: indent))", ground),
          (link.depth == 0 ? "" : "└ ", muted),
          ("\(entry.way)  ", brush.style(of: entry.from).readable(on: ground)),
          (EntryWords.inTrace(entry), isAsked ? ground.adding(.bold) : ground),
        ], at: line.origin, until: line.maxX)
    }
    guard let reason = link.reason else { return 1 }
    if y + 1 >= inside.y, y + 1 < inside.maxY {
      brush.write(
        [
          (String(repeating: " ", count: timeWidth + 11 + indent), theme.overlay),
          (reason.sentence, brush.onSheet(theme.accent)),
        ], at: Point(x: inside.x, y: y + 1), until: inside.maxX)
    }
    return 2
  }
}

extension CauseChain {
  /// How many rows it takes.
  var rows: Int { links.reduce(0) { $0 + ($1.reason == nil ? 1 : 2) } }
}
