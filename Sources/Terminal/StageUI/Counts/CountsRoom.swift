package import Observing
package import Screen

/// Who counted what: the room beside the phone at the beginning.
package struct CountsRoom: Room {
  package static let card = RoomCard(
    .stageRoom, title: "stage", explanation: "Ads, phone, who counted, trace.",
    keys: [Key("1")], place: .beside)

  package init() {}
  package init?(_ stage: Stage, _ state: StageState) {}

  package func enter(_ stage: inout Stage, _ state: StageState) -> [StageEffect] {
    stage.pane = state.recording == nil ? .ads : .trace
    return []
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    if let books = BooksPane(stage, state) { return books }
    return CountsPane(stage, state)
  }

  /// The counts have no rows; the focus on the phone moves instead.
  package func move(by step: Int, _ stage: inout Stage, _ state: StageState) -> Bool { false }
}
