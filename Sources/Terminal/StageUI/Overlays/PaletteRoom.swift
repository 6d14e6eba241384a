import Catalogue
import Observing
import Scenarios
import Screen

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

  package init?(_ scene: Scene) { self.init(query: "", selected: 0) }

  package func pane(_ scene: Scene) -> any Pane {
    PalettePane(list: list, forcibles: forcibles(scene))
  }

  /// Everything that can be forced on the line, slot or service in focus.
  private func forcibles(_ scene: Scene) -> [Forcible] {
    scene.stage.forcePlaceInFocus(scene.state).map(scene.state.forcibles) ?? []
  }

  package func shown(_ scene: Scene) -> [Int] {
    Matcher.places(
      for: list.query ?? "", in: PaletteEntry.all(scene.keyMap, forcibles(scene)))
  }

  package func choose(_ row: Int, _ scene: inout Scene) -> [StageEffect] {
    scene.stage.overlay = nil
    switch PaletteEntry.all(scene.keyMap, forcibles(scene))[row] {
    case .command(let binding): return scene.ask(binding.command)
    case .force where scene.stage.isLocked:
      return scene.ask(.force)
    case .force(let forcible): return scene.stage.force(forcible, scene.state)
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
