import Catalogue
import Observing
import Scenarios
import Screen

/// Every command and everything that can be forced, found by a few letters.
package struct PaletteRoom: ListRoom {
  package static let card = RoomCard(
    .palette, title: "commands", explanation: "Finds any command by a few letters.",
    keys: [Key(":")], place: .over, after: .snapshot,
    CommandManner(group: .program, otherWords: "more menu"))

  package static var isSearchedAtOnce: Bool { true }

  package var list: ListPlace

  package init(query: String, selected: Int) {
    list = ListPlace(selected: selected, query: query)
  }

  package init?(_ scene: Scene) { self.init(query: "", selected: 0) }

  package func rows(_ scene: Scene) -> [SheetRow] {
    entries(scene).map { entry in
      SheetRow(
        entry.cells, end: .init(cell: .accent(entry.key), columns: 8), key: entry.keyTyped,
        group: .init(title: entry.group.title), searched: entry.title,
        spoken: entry.spoken
      ) { scene in
        scene.stage.overlay = nil
        switch entry {
        case .command(let binding): return scene.ask(binding.command)
        case .force where scene.stage.isLocked: return scene.ask(.force)
        case .force(let forcible): return scene.stage.force(forcible, scene.state)
        }
      }
    }
  }

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    ListSheet(
      sheet: .commands, sign: ":", width: 70,
      height: rows.count + CommandGroup.allCases.count + 2,
      nothing: EmptyState.noMatchingCommand.sentence)
  }

  package func shown(_ rows: [SheetRow], _ scene: Scene) -> [Int] {
    Matcher.places(for: list.query ?? "", in: entries(scene))
  }

  /// With everything that can be forced on the line, slot or service in focus.
  private func entries(_ scene: Scene) -> [PaletteEntry] {
    let place = scene.stage.forcePlaceInFocus(scene.state)
    return PaletteEntry.all(scene.keysOffered, place.map(scene.state.forcibles) ?? [])
  }
}

extension PaletteEntry {
  fileprivate var cells: [Piece] {
    [.plain("  \(id == nil ? title : Text.padded(title, to: 29)) "), .muted(id ?? "")]
  }

  /// Where there is no screen: what can be done now, and what it does.
  fileprivate func spoken(_ scene: Scene) -> String? {
    switch self {
    case .command(let binding):
      let isOffered =
        binding.command.refusalWithoutScreen == nil
        && scene.stage.refusal(of: binding.command, scene.state) == nil
      return isOffered ? AccessibleText.named(Spoken.capitalised(title), explanation) : nil
    case .force(let forcible): return forcible.spoken
    }
  }

  private var firstKey: Key? {
    if case .command(let binding) = self { binding.keys.first } else { nil }
  }

  fileprivate var key: String { firstKey?.label ?? "" }

  /// A digit would be the number of a row.
  fileprivate var keyTyped: String? {
    firstKey.flatMap { Int($0.word) == nil ? $0.word : nil }
  }
}
