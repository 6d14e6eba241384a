import Observing
import Scenarios
import Screen

// The menu of what can be forced.
extension Stage {
  mutating func handleInForce(
    _ key: Key, line: Int, _ selected: Int, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .up: moveForce(by: -1, state)
    case .down: moveForce(by: 1, state)
    case .pageUp: moveForce(by: -10, state)
    case .pageDown: moveForce(by: 10, state)
    case .first: moveForce(by: -Force.all.count, state)
    case .last: moveForce(by: Force.all.count, state)
    case .paneLeft, .previousAsset: moveForcedLine(from: line, by: -1, selected, state)
    case .paneRight, .nextAsset: moveForcedLine(from: line, by: 1, selected, state)
    case .tap: return chooseForce(selected, line: line, state)
    default: overlay = nil
    }
    return []
  }

  mutating func moveForce(by step: Int, _ state: StageState) {
    guard case .force(let line, let selected) = overlay else { return }
    let next = max(0, min(offeredForces(state).count - 1, selected + step))
    overlay = .force(line: line, selected: next)
  }

  private mutating func moveForcedLine(
    from line: Int, by step: Int, _ selected: Int, _ state: StageState
  ) {
    let lines = offeredLines(state)
    guard let place = lines.firstIndex(of: line) else { return }
    let next = lines[(place + step + lines.count) % lines.count]
    overlay = .force(line: next, selected: selected)
  }

  /// What the menu has for the unit that is looked at.
  func offeredForces(_ state: StageState) -> [Force] {
    let format = state.units.first { $0.id == unit }?.format
    return format.map(Force.all(for:)) ?? Force.all
  }

  mutating func chooseForce(
    _ row: Int, line: Int, _ state: StageState
  ) -> [StageEffect] {
    overlay = nil
    let forces = offeredForces(state)
    guard forces.indices.contains(row) else { return [] }
    return force(forces[row], onLine: line, state)
  }
}
