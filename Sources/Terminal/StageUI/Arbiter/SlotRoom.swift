import Catalogue
package import Observing
import Scenarios
package import Screen

/// What can be done to a slot, to the arbiter's service, and to the controller.
package struct SlotRoom: ListRoom {
  package static let card = RoomCard(
    name: "slot", title: "change the competition",
    explanation: "A slot's price, answer or age, the service, and the controller.",
    place: .over, isForSnapshots: false)

  let slot: Int
  package var list = ListPlace()

  init(slot: Int) { self.slot = slot }
  package init?(_ stage: Stage, _ state: StageState) { return nil }

  package func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    ArbiterForce.all(for: state.arbitration).map(\.title)
  }

  package func besides(
    _ stage: Stage, _ state: StageState
  ) -> [(place: Int, title: String, holds: Bool)] {
    (state.arbitration?.slots ?? []).enumerated().map {
      ($0.offset, $0.element.label, $0.offset == slot)
    }
  }

  package func click(line: Int, _ stage: inout Stage, _ state: StageState) {
    var other = SlotRoom(slot: line)
    other.list = list
    stage.keep(other)
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    SlotPane(slot: slot, list, state)
  }

  package func handleOther(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .paneLeft, .previousAsset: move(slotBy: -1, &stage, state)
    case .paneRight, .nextAsset: move(slotBy: 1, &stage, state)
    case .ecpm: stage.editPrice(ofSlot: slot, state.arbitration?.slots ?? [])
    default: return handleUnknown(key, &stage, state, keyMap)
    }
    return []
  }

  private func move(slotBy step: Int, _ stage: inout Stage, _ state: StageState) {
    // A reload may have left none.
    guard let count = state.arbitration?.slots.count, count > 0 else { return }
    var other = SlotRoom(slot: (slot + step + count) % count)
    other.list = list
    stage.keep(other)
  }

  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    guard let arbitration = state.arbitration, arbitration.slots.indices.contains(slot) else {
      return []
    }
    stage.overlay = nil
    let settings = arbitration.slots[slot]
    let force = ArbiterForce.all(for: arbitration)[row]
    return force.actions(unit: stage.unit, settings).map { .perform($0) }
      + (force.beginsAnew ? stage.beginningAnew : [])
  }
}

extension Stage {
  /// The controller is replaced, so that every slot is asked again; the winner waits to be shown.
  var beginningAnew: [StageEffect] {
    [.perform(.dispose(unit: unit)), .perform(.request(unit: unit))]
  }
}
