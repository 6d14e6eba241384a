import Catalogue
package import Observing
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

  package init?(_ stage: Stage, _ state: StageState) {
    guard let place = stage.forcePlaceInFocus(state) else { return nil }
    self.init(place: place, selected: state.forcibles(at: place).firstThatHolds)
  }

  /// Begins at the first row below a heading.
  init?(at group: ForceGroup, _ stage: Stage, _ state: StageState) {
    self.init(stage, state)
    list.selected = state.forcibles(at: place).firstIndex { $0.force.group == group } ?? 0
  }

  package func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    state.forcibles(at: place).map(\.searched)
  }

  package func spoken(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    state.forcibles(at: place).map(\.spoken)
  }

  package func besides(
    _ stage: Stage, _ state: StageState
  ) -> [(place: Int, title: String, holds: Bool)] {
    let places = stage.offeredPlaces(state)
    return places.count < 2 ? [] : places.map { ($0, state.forcePlaces[$0], $0 == place) }
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ForcePane(place: place, list, stage, state)
  }

  package func handleOther(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .paneLeft, .previousAsset: move(by: -1, &stage, state)
    case .paneRight, .nextAsset: move(by: 1, &stage, state)
    case .ecpm where state.through.staged.hasPrices:
      return stage.editPrice(ofSlot: place, state)
    default: return handleUnknown(key, &stage, state, keyMap)
    }
    return []
  }

  private func move(by step: Int, _ stage: inout Stage, _ state: StageState) {
    let places = stage.offeredPlaces(state)
    guard let now = places.firstIndex(of: place) else { return }
    click(line: places[(now + step + places.count) % places.count], &stage, state)
  }

  /// What was chosen is kept for another place that offers it as well; otherwise each begins with
  /// what it does now.
  package func click(line next: Int, _ stage: inout Stage, _ state: StageState) {
    var other = ForceRoom(place: next, selected: 0)
    other.list.query = list.query
    let (before, after) = (shown(state), other.shown(state))
    let chosen = before.indices.contains(list.selected) ? before[list.selected].force : nil
    let isUnmoved = list.query == nil && list.selected == before.firstThatHolds
    let row = chosen.flatMap { force in after.firstIndex { $0.force == force } }
    other.list.selected =
      isUnmoved ? after.firstThatHolds : max(0, row ?? min(list.selected, after.count - 1))
    stage.keep(other)
  }

  private func shown(_ state: StageState) -> [Forcible] {
    let forcibles = state.forcibles(at: place)
    return list.found(in: forcibles.map(\.searched)).map { forcibles[$0] }
  }

  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.overlay = nil
    return stage.force(state.forcibles(at: place)[row], state)
  }
}

extension [Forcible] {
  /// The first row that is in force already, or else the first one.
  fileprivate var firstThatHolds: Int { firstIndex(where: \.holds) ?? 0 }
}
