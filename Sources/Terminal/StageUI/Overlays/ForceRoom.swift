package import Observing
import Scenarios
package import Screen

/// Everything that can be forced on a line of the unit.
package struct ForceRoom: Room {
  package static let card = RoomCard(
    name: "force", title: "force an outcome",
    explanation: "Makes a line answer as you choose, or loses a message. Reloads the ad.",
    hint: "force", keys: [Key("f")], place: .over, after: .order)

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
    ForcePane(
      line: line, selected: selected, state.forces(ofLine: line), stage.offeredLines(state), state)
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
    let next = max(0, min(state.forces(ofLine: line).count - 1, selected + step))
    stage.keep(ForceRoom(line: line, selected: next))
  }

  private func moveLine(by step: Int, _ stage: inout Stage, _ state: StageState) {
    let lines = stage.offeredLines(state)
    guard let place = lines.firstIndex(of: line) else { return }
    let next = lines[(place + step + lines.count) % lines.count]
    show(line: next, &stage, state)
  }

  /// The choice is kept for another line that offers it as well.
  private func show(line next: Int, _ stage: inout Stage, _ state: StageState) {
    let (before, after) = (state.forces(ofLine: line), state.forces(ofLine: next))
    let chosen = before.indices.contains(selected) ? before[selected] : nil
    let row = chosen.flatMap(after.firstIndex) ?? min(selected, after.count - 1)
    stage.keep(ForceRoom(line: next, selected: max(0, row)))
  }

  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.overlay = nil
    let forces = state.forces(ofLine: line)
    guard forces.indices.contains(row) else { return [] }
    return stage.force(forces[row], onLine: line, state)
  }

  package func click(line: Int, _ stage: inout Stage, _ state: StageState) {
    show(line: line, &stage, state)
  }
}

extension StageState {
  /// What affects the unit's ads and can be forced on that line.
  func forces(ofLine place: Int) -> [Force] {
    let kind = units.first { $0.id == unit }?.kind
    return playable(kind.map(Force.all(for:)) ?? Force.all, onLine: place)
  }

  /// Those of `forces` that can be played on that line.
  func playable(_ forces: [Force], onLine place: Int) -> [Force] {
    let outcomes = outcomes(ofLine: place)
    return forces.filter { force in
      if case .outcome(let outcome) = force { outcomes.contains(outcome) } else { true }
    }
  }
}

extension StageCommand {
  package static let force = StageCommand.room(ForceRoom.card.name)
}
