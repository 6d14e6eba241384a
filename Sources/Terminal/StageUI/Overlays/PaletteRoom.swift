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
      width: 70, height: 20)
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
    draw(entries, in: parts[2], &brush)
  }

  private enum Row: Equatable {
    case heading(CommandGroup)
    case entry(Int)
  }

  /// Groups have headings as long as nothing is searched for.
  private func rows(_ entries: [PaletteEntry]) -> [Row] {
    guard !query.contains(where: { $0 != " " }) else { return entries.indices.map { .entry($0) } }
    return CommandGroup.allCases.flatMap { group -> [Row] in
      let places = entries.indices.filter { entries[$0].group == group }
      return places.isEmpty ? [] : [.heading(group)] + places.map { .entry($0) }
    }
  }

  private func draw(_ entries: [PaletteEntry], in rect: Rect, _ brush: inout Brush) {
    let rows = rows(entries)
    let place = rows.firstIndex(of: .entry(selected)) ?? 0
    let first = max(0, min(place - rect.height / 2, rows.count - rect.height))
    for (offset, row) in rows.dropFirst(first).prefix(rect.height).enumerated() {
      let line = Rect(x: rect.x, y: rect.y + offset, width: rect.width, height: 1)
      switch row {
      case .heading(let group):
        brush.canvas.put(
          group.title, in: line, brush.onSheet(brush.theme.accent).adding(.bold))
      case .entry(let number): draw(entries[number], number, line, &brush)
      }
    }
    brush.scrollHints(
      rect, at: rect.maxX + 1, first: first, count: rows.count, ground: brush.theme.overlay)
  }

  private func draw(_ entry: PaletteEntry, _ number: Int, _ line: Rect, _ brush: inout Brush) {
    let style = number == selected ? brush.theme.selection : brush.theme.overlay
    brush.canvas.fill(line.inset(horizontal: -1), style)
    brush.mark(line.inset(horizontal: -1), .overlayRow(number))
    let muted = brush.theme.muted.readable(on: style)
    brush.write(
      [
        ("  \(Text.padded(entry.title, to: 29)) ", style), (entry.id ?? "", muted),
      ], at: line.origin, until: line.maxX - 8)
    guard case .command(let binding) = entry else { return }
    brush.canvas.put(
      binding.keys.first?.label ?? "", in: line, brush.theme.accent.readable(on: style),
      align: .end)
  }
}
