import Catalogue
package import Observing
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

  package init?(_ stage: Stage, _ state: StageState) {}

  package func enter(_ stage: inout Stage, _ state: StageState) -> [StageEffect] {
    [.wish(.hunt(unit: stage.unit))]
  }

  /// A hunt in progress is stopped.
  package func leave(_ stage: inout Stage) -> [StageEffect] {
    stage.overlay = nil
    return [.wish(.stopHunting)]
  }

  /// Chooses among the finds and opens one, step by step. What quits does so here, too; any other key
  /// closes.
  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .up: choose(chosen - 1, &stage)
    case .down: choose(chosen + 1, &stage)
    case .pageUp: choose(chosen - 10, &stage)
    case .pageDown: choose(chosen + 10, &stage)
    case .first: choose(0, &stage)
    case .last: choose(progress.finds.count - 1, &stage)
    case .tap where !progress.finds.isEmpty:
      guard let path = progress.finds[chosen].path else { return [] }
      return leave(&stage) + [.wish(.open(scenario: path))]
    case .quit: return leave(&stage) + stage.ask(.quit, state, keyMap)
    default: return leave(&stage)
    }
    return []
  }

  package func wheel(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    choose(chosen + step, &stage)
  }

  private func choose(_ place: Int, _ stage: inout Stage) {
    var room = self
    room.chosen = max(0, min(place, progress.finds.count - 1))
    stage.keep(room)
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    HuntPane(unit: state.unit, progress: progress, chosen: chosen)
  }
}
