import Catalogue
import Observing
import Scenarios
package import Screen

/// Everything that can be forced on one of the unit's lines, on a slot, or on its service.
package struct ForceRoom: ListRoom {
  package static let card = RoomCard(
    .force, title: "force an outcome",
    explanation: "Makes a network answer as you choose, or loses a message. Reloads the ad.",
    hint: "force", keys: [Key("f")], place: .over, after: .order,
    CommandManner(group: .adCase, isLockable: true, otherWords: "no-fill error failure fault"))

  private let place: Int
  package var list: ListPlace

  package init(place: Int, selected: Int) {
    self.place = place
    list = ListPlace(selected: selected)
  }

  package init?(_ scene: Scene) {
    guard let place = scene.stage.forcePlaceInFocus(scene.state) else { return nil }
    self.init(place: place, selected: scene.state.forcibles(at: place).firstThatHolds)
  }

  /// Begins at the first row below a heading.
  init?(at group: ForceGroup, _ scene: Scene) {
    self.init(scene)
    list.selected = scene.state.forcibles(at: place).firstIndex { $0.force.group == group } ?? 0
  }

  package func rows(_ scene: Scene) -> [SheetRow] {
    scene.state.forcibles(at: place).map { forcible in
      SheetRow(
        forcible.cells, group: .init(title: forcible.force.group.title),
        searched: forcible.searched, spoken: { _ in forcible.spoken },
        about: forcible.force.effect.map { "→ \($0)" }
      ) { scene in
        scene.stage.overlay = nil
        return scene.stage.force(forcible, scene.state)
      }
    }
  }

  package func sheet(_ rows: [SheetRow], _ scene: Scene) -> ListSheet {
    let sheet = Sheet.force(scene.state.through)
    // Below the list stands what you will see, where the titles do not say so themselves.
    let below = rows.contains { $0.about() != nil } ? 1 : 0
    return ListSheet(
      sheet: sheet, width: max(70, TextWidth.columns(sheet.title + sheet.keys) + 8),
      height: rows.count + Set(rows.map { $0.group?.title }).count + 4 + 2 * below,
      about: below == 0 ? nil : 1...1,
      tabs: scene.stage.offeredPlaces(scene.state).map {
        .init(place: $0, label: scene.state.forcePlaces[$0], isChosen: $0 == place)
      })
  }

  package func handleOther(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    switch scene.keyMap.command(for: key) {
    case .paneLeft, .previousAsset: turn(by: -1, &scene)
    case .paneRight, .nextAsset: turn(by: 1, &scene)
    case .ecpm where scene.state.through.staged.hasPrices:
      return scene.stage.editPrice(ofSlot: place, scene.state)
    default: return handleUnknown(key, &scene)
    }
    return []
  }

  private func turn(by step: Int, _ scene: inout Scene) {
    let places = scene.stage.offeredPlaces(scene.state)
    guard let now = places.firstIndex(of: place) else { return }
    click(line: places[(now + step + places.count) % places.count], &scene)
  }

  /// What was chosen is kept for another place that offers it as well; otherwise each begins with
  /// what it does now.
  package func click(line next: Int, _ scene: inout Scene) {
    var other = ForceRoom(place: next, selected: 0)
    other.list.query = list.query
    let (before, after) = (found(scene.state), other.found(scene.state))
    let chosen = before.indices.contains(list.selected) ? before[list.selected].force : nil
    let isUnmoved = list.query == nil && list.selected == before.firstThatHolds
    let row = chosen.flatMap { force in after.firstIndex { $0.force == force } }
    other.list.selected =
      isUnmoved ? after.firstThatHolds : max(0, row ?? min(list.selected, after.count - 1))
    scene.stage.keep(other)
  }

  private func found(_ state: StageState) -> [Forcible] {
    let forcibles = state.forcibles(at: place)
    guard list.isSearching else { return forcibles }
    return list.found(in: forcibles.map(\.searched)).map { forcibles[$0] }
  }
}

extension Forcible {
  fileprivate var cells: [Piece] {
    let (title, id) = (force.title, force.id)
    let text = id == nil ? title : Text.padded(title, to: 29)
    return [
      .accent(holds ? "● " : "  "), holds ? .bold(text) : .plain(text), .muted(id ?? ""),
    ]
  }
}

extension [Forcible] {
  /// The first row that is in force already, or else the first one.
  fileprivate var firstThatHolds: Int { firstIndex(where: \.holds) ?? 0 }
}
