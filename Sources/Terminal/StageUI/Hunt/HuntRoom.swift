import Catalogue
import Observing
package import Screen

/// A search for the shortest way to break the adapter of the ad in view.
package struct HuntRoom: Room {
  package static let card = RoomCard(
    .hunt, title: "hunt",
    explanation: "Plays random users until the ad's adapter breaks a rule.",
    keys: [Key("H")], place: .over, after: .discrepancy,
    CommandManner(group: .adCase, speech: .isProgramCommand("hunt")), isForSnapshots: false)

  package var progress = HuntProgress()
  /// The find that is opened.
  private(set) var chosen = 0

  package init?(_ scene: Scene) {}

  package func enter(_ scene: inout Scene) -> [StageEffect] {
    [.wish(.hunt(unit: scene.stage.unit))]
  }

  /// A hunt in progress is stopped.
  package func leave(_ stage: inout Stage) -> [StageEffect] {
    stage.overlay = nil
    return [.wish(.stopHunting)]
  }

  /// Chooses among the finds and opens one, step by step. What quits does so here, too; any other key
  /// closes.
  package func handle(_ key: Key, _ scene: inout Scene) -> [StageEffect] {
    switch scene.keyMap.command(for: key) {
    case .up: choose(chosen - 1, &scene.stage)
    case .down: choose(chosen + 1, &scene.stage)
    case .pageUp: choose(chosen - 10, &scene.stage)
    case .pageDown: choose(chosen + 10, &scene.stage)
    case .first: choose(0, &scene.stage)
    case .last: choose(progress.finds.count - 1, &scene.stage)
    case .tap where !progress.finds.isEmpty:
      guard let path = progress.finds[chosen].path else { return [] }
      return leave(&scene.stage) + [.wish(.open(scenario: path))]
    case .quit: return leave(&scene.stage) + scene.ask(.quit)
    default: return leave(&scene.stage)
    }
    return []
  }

  package func wheel(by step: Int, _ scene: inout Scene) { choose(chosen + step, &scene.stage) }

  private func choose(_ place: Int, _ stage: inout Stage) {
    var room = self
    room.chosen = max(0, min(place, progress.finds.count - 1))
    stage.keep(room)
  }

  package func pane(_ scene: Scene) -> any Pane {
    HuntPane(unit: scene.state.unit, progress: progress, chosen: chosen)
  }
}
