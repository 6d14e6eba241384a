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

  package func texts(_ scene: Scene) -> [String] {
    scene.state.forcibles(at: place).map(\.searched)
  }

  package func spoken(_ scene: Scene) -> [String] { scene.state.forcibles(at: place).map(\.spoken) }

  package func besides(_ scene: Scene) -> [(place: Int, title: String, holds: Bool)] {
    let places = scene.stage.offeredPlaces(scene.state)
    return places.count < 2 ? [] : places.map { ($0, scene.state.forcePlaces[$0], $0 == place) }
  }

  package func pane(_ scene: Scene) -> any Pane { ForcePane(place: place, list, scene) }

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
    let (before, after) = (shown(scene.state), other.shown(scene.state))
    let chosen = before.indices.contains(list.selected) ? before[list.selected].force : nil
    let isUnmoved = list.query == nil && list.selected == before.firstThatHolds
    let row = chosen.flatMap { force in after.firstIndex { $0.force == force } }
    other.list.selected =
      isUnmoved ? after.firstThatHolds : max(0, row ?? min(list.selected, after.count - 1))
    scene.stage.keep(other)
  }

  private func shown(_ state: StageState) -> [Forcible] {
    let forcibles = state.forcibles(at: place)
    return list.found(in: forcibles.map(\.searched)).map { forcibles[$0] }
  }

  package func choose(_ row: Int, _ scene: inout Scene) -> [StageEffect] {
    scene.stage.overlay = nil
    return scene.stage.force(scene.state.forcibles(at: place)[row], scene.state)
  }
}

extension [Forcible] {
  /// The first row that is in force already, or else the first one.
  fileprivate var firstThatHolds: Int { firstIndex(where: \.holds) ?? 0 }
}
