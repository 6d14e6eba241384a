import PlaygroundCore
import Screen

// The menu of what can be forced.
extension Stage {
  mutating func handleInForce(
    _ key: Key, line: Int, _ selected: Int, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .up: moveForce(by: -1)
    case .down: moveForce(by: 1)
    case .pageUp: moveForce(by: -10)
    case .pageDown: moveForce(by: 10)
    case .first: moveForce(by: -Force.all.count)
    case .last: moveForce(by: Force.all.count)
    case .paneLeft, .previousAsset: moveForcedLine(from: line, by: -1, selected, state)
    case .paneRight, .nextAsset: moveForcedLine(from: line, by: 1, selected, state)
    case .tap: return chooseForce(selected, line: line, state)
    default: overlay = nil
    }
    return []
  }

  mutating func moveForce(by step: Int) {
    guard case .force(let line, let selected) = overlay else { return }
    let next = max(0, min(Force.all.count - 1, selected + step))
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

  mutating func chooseForce(
    _ row: Int, line: Int, _ state: StageState
  ) -> [StageEffect] {
    overlay = nil
    guard Force.all.indices.contains(row) else { return [] }
    return force(Force.all[row], onLine: line, state)
  }
}
