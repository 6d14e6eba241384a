import Catalogue
package import Observing
import Scenarios
package import Screen

/// Every command and everything that can be forced, found by a few letters.
package struct PaletteRoom: Room {
  package static let card = RoomCard(
    name: "commands", title: "commands", explanation: "Finds any command by a few letters.",
    keys: [Key(":")], place: .over, after: .snapshot)

  private(set) var query: String
  private(set) var selected: Int

  package init(query: String, selected: Int) {
    self.query = query
    self.selected = selected
  }

  package init?(_ stage: Stage, _ state: StageState) { self.init(query: "", selected: 0) }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    PalettePane(query: query, selected: selected, forces: forces(stage, state))
  }

  /// What can be forced on the line in focus.
  private func forces(_ stage: Stage, _ state: StageState) -> [Force] {
    state.playable(Force.all, onLine: stage.lineInFocus(state) ?? 0)
  }

  package var takesText: Bool { true }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    let last = Matcher.entries(for: query, in: keyMap, forces(stage, state)).count - 1
    switch key.code {
    case .escape: stage.overlay = nil
    case .up: stage.keep(PaletteRoom(query: query, selected: max(0, selected - 1)))
    case .down: stage.keep(PaletteRoom(query: query, selected: max(0, min(last, selected + 1))))
    case .backspace: stage.keep(PaletteRoom(query: String(query.dropLast()), selected: 0))
    case .character(let character) where key.modifiers.isEmpty:
      stage.keep(PaletteRoom(query: query + String(character), selected: 0))
    case .enter: return click(row: selected, &stage, state, keyMap)
    default: break
    }
    return []
  }

  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.overlay = nil
    let entries = Matcher.entries(for: query, in: keyMap, forces(stage, state))
    guard entries.indices.contains(row) else { return [] }
    switch entries[row] {
    case .command(let binding): return stage.ask(binding.command, state, keyMap)
    case .force where stage.isLocked:
      return stage.ask(.room(ForceRoom.card.name), state, keyMap)
    case .force(let force):
      return stage.force(force, onLine: stage.lineInFocus(state) ?? 0, state)
    }
  }
}

extension StageCommand {
  package static let palette = StageCommand.room(PaletteRoom.card.name)
}

struct PalettePane: Pane {
  let query: String
  let selected: Int
  let forces: [Force]

  func draw(in rect: Rect, with brush: inout Brush) {
    let theme = brush.theme
    let entries = Matcher.entries(for: query, in: brush.keyMap, forces)
    let inside = brush.sheet(
      .commands,
      trailing: RunText.progress(
        entries.count, of: PaletteEntry.all(brush.keyMap, forces).count),
      width: 64, height: 18)
    let parts = inside.rows([.fixed(1), .fixed(1), .flexible()])
    let end = brush.write(
      [(": ", brush.onSheet(theme.accent).adding(.bold)), (query, theme.overlay)],
      at: parts[0].origin, until: parts[0].maxX - 1)
    brush.frame.cursor = Point(x: end, y: parts[0].y)
    guard !entries.isEmpty else {
      brush.canvas.put(
        EmptyState.noMatchingCommand.sentence, in: parts[2], brush.onSheet(theme.muted))
      return
    }
    brush.list(entries, selected: selected, in: parts[2]) { brush, entry, line, style in
      switch entry {
      case .command(let binding):
        brush.canvas.put(binding.title, in: line.inset(right: 8), style)
        brush.canvas.put(
          binding.keys.first?.label ?? "", in: line, theme.accent.readable(on: style),
          align: .end)
      case .force(let force):
        brush.write(
          [
            (Text.padded(force.title, to: 24), style),
            (force.effect, theme.muted.readable(on: style)),
          ], at: line.origin, until: line.maxX)
      }
    }
  }
}
