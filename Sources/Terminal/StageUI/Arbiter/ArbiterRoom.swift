import Catalogue
package import Observing
import Scenarios
import Screen

/// The SDKs that compete for the current unit's impressions, and what can be done to them.
package struct ArbiterRoom: Room {
  package static let card = RoomCard(
    .arbiterRoom, title: "arbiter",
    explanation: "Which SDK's ad wins and why; you set prices, failures and the service.",
    keys: [Key("0")], place: .beside,
    CommandManner(otherWords: "auction bids bidding competition"))

  /// The selected slot, from 0.
  let slot: Int

  init(slot: Int) { self.slot = slot }
  package init?(_ scene: Scene) { slot = 0 }

  package func pane(_ scene: Scene) -> any Pane { ArbiterPane(scene, selected: slot) }

  package var hints: [StageCommand]? {
    [.tap, .ecpm, .reload, .nextTimer, .zoom, .stageRoom, .pause]
  }

  package func move(by step: Int, _ scene: inout Scene) -> Bool {
    let count = scene.state.arbitration?.slots.count ?? 0
    scene.stage.keep(ArbiterRoom(slot: max(0, min(count - 1, slot + step))))
    return true
  }

  package func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool {
    let count = scene.state.arbitration?.slots.count ?? 0
    return move(by: first ? -count : count, &scene)
  }

  package func use(_ state: StageState) -> String? {
    state.recording == nil && !state.forcePlaces.isEmpty ? EnterWord.force : nil
  }

  package func use(_ scene: inout Scene) {
    scene.stage.open(room: ForceRoom.card.name, scene.state)
  }

  package func click(row: Int, _ scene: inout Scene) -> [StageEffect] {
    let isSecondClick = scene.stage.pane == .ledgers && row == slot
    scene.stage.keep(ArbiterRoom(slot: row))
    if isSecondClick { use(&scene) }
    return []
  }
}

extension Stage {
  /// The slot selected in the room, or the first one while it is closed.
  var slotInRoom: Int { (room.room as? ArbiterRoom)?.slot ?? 0 }
}
