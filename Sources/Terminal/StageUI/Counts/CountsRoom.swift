import Observing
import Screen

/// Who counted what: the room beside the phone at the beginning.
package struct CountsRoom: Room {
  package static let card = RoomCard(
    .stageRoom, title: "stage", explanation: "Ads, phone, who counted, trace.",
    keys: [Key("1")], place: .beside)

  package init() {}
  package init?(_ scene: Scene) {}

  package func enter(_ scene: inout Scene) -> [StageEffect] {
    scene.stage.pane = scene.state.recording == nil ? .ads : .trace
    return []
  }

  package func pane(_ scene: Scene) -> any Pane {
    if let books = BooksPane(scene) { return books }
    if let large = LargeCountsPane(scene) { return large }
    return CountsPane(scene)
  }

  /// The counts have no rows; the focus on the phone moves instead.
  package func move(by step: Int, _ scene: inout Scene) -> Bool { false }
}
