import Catalogue
import Observing
import Scenarios
package import Screen

/// What the publisher asks for, and what the network answers.
package struct OptionsRoom: ListRoom {
  package static let card = RoomCard(
    .options, title: "options",
    explanation: "What the publisher asks for with each request.", keys: [Key("o")],
    place: .over, after: .corner, CommandManner(group: .adCase, isLockable: true))

  package var list: ListPlace

  package init(selected: Int) { list = ListPlace(selected: selected) }
  package init?(_ scene: Scene) { self.init(selected: 0) }

  package func rows(_ scene: Scene) -> [SheetRow] {
    OptionRow.rows(scene.state).map { row in
      SheetRow(
        [.plain(row.title)],
        end: .init(cell: .bold(row.value), columns: scene.inside(Self.width) - 30),
        searched: "\(row.title) \(row.value)",
        spoken: { _ in AccessibleText.named(row.title, row.value) }
      ) { row.effects(by: 1, $0) }
    }
  }

  private static let width = 68

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    ListSheet(sheet: .options(unit: scene.state.unit), width: Self.width, height: rows.count + 2)
  }

  package func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    switch scene.keyMap.command(for: key) {
    case .paneRight, .pause, .nextAsset: return change(by: 1, scene)
    case .paneLeft: return change(by: -1, scene)
    default: return handleUnknown(key, &scene)
    }
  }

  private func change(by step: Int, _ scene: Scene) -> [StageEffect] {
    let shown = shown(rows(scene), scene)
    guard shown.indices.contains(list.selected) else { return [] }
    return OptionRow.rows(scene.state)[shown[list.selected]].effects(by: step, scene)
  }
}

extension OptionRow {
  /// What makes it the next value, or the one before.
  fileprivate func effects(by step: Int, _ scene: Scene) -> [StageEffect] {
    let (state, unit, what) = (scene.state, scene.stage.unit, change(by: step))
    let ad = isOfTheLine ? state.ad : nil
    let change =
      ad.flatMap { state.placeOfLine(of: $0) }.map {
        Change(unit: unit, line: $0, of: state.lines, what)
      } ?? Change(unit: unit, line: ad.flatMap { $0.line ?? $0.lineAsked }, what)
    return [.perform(.set(change)), .reload(unit: unit)]
  }
}
