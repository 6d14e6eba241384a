import Catalogue
package import Observing
import Scenarios
import Screen

/// What a service does for the current unit, and what can be done to it.
package struct ServicesRoom: Room {
  package static let card = RoomCard(
    .servicesRoom, title: "services",
    explanation: "With a service instead: its states, retries, requests and shows.",
    keys: [Key("0")], place: .beside)

  /// The selected row, from 0.
  let row: Int

  init(row: Int = 0) { self.row = row }
  package init?(_ scene: Scene) { row = 0 }

  package func pane(_ scene: Scene) -> any Pane {
    ServicesPane(scene, selected: ServiceRow.allCases[row])
  }

  package var hints: [StageCommand]? {
    [.tap, .reload, .nextTimer, .zoom, .stageRoom, .pause]
  }

  package func move(by step: Int, _ scene: inout Scene) -> Bool {
    scene.stage.keep(ServicesRoom(row: max(0, min(ServiceRow.allCases.count - 1, row + step))))
    return true
  }

  package func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool {
    move(by: first ? -ServiceRow.allCases.count : ServiceRow.allCases.count, &scene)
  }

  package func use(_ state: StageState) -> String? {
    state.recording == nil && !state.forcePlaces.isEmpty ? EnterWord.force : nil
  }

  package func use(_ scene: inout Scene) {
    guard let room = ForceRoom(at: ServiceRow.allCases[row].group, scene) else { return }
    scene.stage.keep(room)
  }

  package func click(row: Int, _ scene: inout Scene) -> [StageEffect] {
    guard ServiceRow.allCases.indices.contains(row) else { return [] }
    let isSecondClick = scene.stage.pane == .ledgers && row == self.row
    scene.stage.keep(ServicesRoom(row: row))
    if isSecondClick { use(&scene) }
    return []
  }
}

/// The rows of the room that can be chosen.
enum ServiceRow: Int, CaseIterable {
  case service, retry, requests, shows

  /// What can be done about it.
  var group: ForceGroup {
    switch self {
    case .service: .answer
    case .retry: .loading
    case .requests: .application
    case .shows: .show
    }
  }
}
