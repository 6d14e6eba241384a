import Catalogue
package import Observing
import Scenarios
package import Screen

/// Every command and everything that can be forced, found by a few letters.
package struct PaletteRoom: ListRoom {
  package static let card = RoomCard(
    .palette, title: "commands", explanation: "Finds any command by a few letters.",
    keys: [Key(":")], place: .over, after: .snapshot,
    CommandManner(group: .program, speech: .needsScreen))

  package static var isSearchedAtOnce: Bool { true }

  package var list: ListPlace

  package init(query: String, selected: Int) {
    list = ListPlace(selected: selected, query: query)
  }

  package init?(_ stage: Stage, _ state: StageState) { self.init(query: "", selected: 0) }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    PalettePane(list: list, forcibles: forcibles(stage, state))
  }

  /// Everything that can be forced on the line, slot or service in focus.
  private func forcibles(_ stage: Stage, _ state: StageState) -> [Forcible] {
    stage.forcePlaceInFocus(state).map(state.forcibles) ?? []
  }

  package func shown(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [Int] {
    Matcher.places(
      for: list.query ?? "", in: PaletteEntry.all(keyMap, forcibles(stage, state)))
  }

  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.overlay = nil
    switch PaletteEntry.all(keyMap, forcibles(stage, state))[row] {
    case .command(let binding): return stage.ask(binding.command, state, keyMap)
    case .force where stage.isLocked:
      return stage.ask(.room(ForceRoom.card.name), state, keyMap)
    case .force(let forcible): return stage.force(forcible, state)
    }
  }
}

struct PalettePane: Pane {
  let list: ListPlace
  let forcibles: [Forcible]

  func draw(in rect: Rect, with brush: inout Brush) {
    let all = PaletteEntry.all(brush.keyMap, forcibles)
    let entries = Matcher.places(for: list.query ?? "", in: all).map { all[$0] }
    let height = all.count + CommandGroup.allCases.count
    let inside = brush.sheet(
      .commands, list, found: entries.count, of: all.count, sign: ":", width: 70,
      height: height + 2)
    brush.list(
      lines: lines(entries), selected: list.selected, in: inside,
      nothing: EmptyState.noMatchingCommand.sentence
    ) { draw(entries[$1], $2, $3, &$0) }
  }

  /// Groups have headings as long as nothing is searched for.
  private func lines(_ entries: [PaletteEntry]) -> [ListLine] {
    guard !list.isSearching else { return entries.indices.map { .row($0) } }
    return ListLine.rows(entries.map(\.group), title: \.title)
  }

  private func draw(
    _ entry: PaletteEntry, _ line: Rect, _ style: Style, _ brush: inout Brush
  ) {
    let muted = brush.theme.muted.readable(on: style)
    brush.write(
      [
        ("  \(entry.id == nil ? entry.title : Text.padded(entry.title, to: 29)) ", style),
        (entry.id ?? "", muted),
      ], at: line.origin, until: line.maxX - 8)
    guard case .command(let binding) = entry else { return }
    brush.canvas.put(
      binding.keys.first?.label ?? "", in: line, brush.theme.accent.readable(on: style),
      align: .end)
  }
}
