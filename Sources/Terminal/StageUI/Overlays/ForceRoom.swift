package import Observing
import Scenarios
package import Screen

/// Everything that can be forced on a line of the unit.
package struct ForceRoom: Room {
  package static let card = RoomCard(
    name: "force", title: "force an outcome",
    explanation: "Makes a line answer as you choose, or loses a message. Reloads the ad.",
    hint: "force outcome", keys: [Key("f")], place: .over, after: .order)

  private let line: Int
  private let selected: Int

  package init(line: Int, selected: Int) {
    self.line = line
    self.selected = selected
  }

  package init?(_ stage: Stage, _ state: StageState) {
    guard let line = stage.lineInFocus(state) else { return nil }
    self.init(line: line, selected: 0)
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ForcePane(line: line, selected: selected, offered(state), stage.offeredLines(state), state)
  }

  /// The menu for the current unit.
  private func offered(_ state: StageState) -> [Force] {
    let kind = state.units.first { $0.id == state.unit }?.kind
    return kind.map(Force.all(for:)) ?? Force.all
  }

  package func handle(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .up: move(by: -1, &stage, state)
    case .down: move(by: 1, &stage, state)
    case .pageUp: move(by: -10, &stage, state)
    case .pageDown: move(by: 10, &stage, state)
    case .first: move(by: -Force.all.count, &stage, state)
    case .last: move(by: Force.all.count, &stage, state)
    case .paneLeft, .previousAsset: moveLine(by: -1, &stage, state)
    case .paneRight, .nextAsset: moveLine(by: 1, &stage, state)
    case .tap: return click(row: selected, &stage, state, keyMap)
    default: stage.overlay = nil
    }
    return []
  }

  package func wheel(by step: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap) {
    move(by: step, &stage, state)
  }

  private func move(by step: Int, _ stage: inout Stage, _ state: StageState) {
    let next = max(0, min(offered(state).count - 1, selected + step))
    stage.keep(ForceRoom(line: line, selected: next))
  }

  private func moveLine(by step: Int, _ stage: inout Stage, _ state: StageState) {
    let lines = stage.offeredLines(state)
    guard let place = lines.firstIndex(of: line) else { return }
    let next = lines[(place + step + lines.count) % lines.count]
    stage.keep(ForceRoom(line: next, selected: selected))
  }

  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.overlay = nil
    let forces = offered(state)
    guard forces.indices.contains(row) else { return [] }
    return stage.force(forces[row], onLine: line, state)
  }

  package func click(line: Int, _ stage: inout Stage) {
    stage.keep(ForceRoom(line: line, selected: selected))
  }
}

extension StageCommand {
  package static let force = StageCommand.room(ForceRoom.card.name)
}
