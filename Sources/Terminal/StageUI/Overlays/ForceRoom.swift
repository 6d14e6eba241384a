import Catalogue
package import Observing
import Scenarios
package import Screen

/// Everything that can be forced on a line of the unit.
package struct ForceRoom: ListRoom {
  package static let card = RoomCard(
    name: "force", title: "force an outcome",
    explanation: "Makes a line answer as you choose, or loses a message. Reloads the ad.",
    hint: "force", keys: [Key("f")], place: .over, after: .order)

  private let line: Int
  package var list: ListPlace

  package init(line: Int, selected: Int) {
    self.line = line
    list = ListPlace(selected: selected)
  }

  package init?(_ stage: Stage, _ state: StageState) {
    guard let line = stage.lineInFocus(state) else { return nil }
    self.init(line: line, selected: state.placeOfForce(onLine: line))
  }

  package func texts(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    texts(state)
  }

  private func texts(_ state: StageState) -> [String] {
    state.forces(ofLine: line).map { "\($0.title) \($0.id ?? "") \($0.effect)" }
  }

  package func spoken(_ stage: Stage, _ state: StageState, _ keyMap: KeyMap) -> [String] {
    let settings = state.lines.indices.contains(line) ? state.lines[line] : nil
    return state.forces(ofLine: line).map { force in
      let title = AccessibleText.named(force.title, force.effect)
      return settings.map { force.holds(for: $0) } == true ? AccessibleText.holds(title) : title
    }
  }

  package func besides(
    _ stage: Stage, _ state: StageState
  ) -> [(place: Int, title: String, holds: Bool)] {
    let lines = stage.offeredLines(state)
    return lines.count < 2 ? [] : lines.map { ($0, state.lines[$0].label, $0 == line) }
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ForcePane(
      line: line, list, shownForces(state), of: state.forces(ofLine: line),
      stage.offeredLines(state), state)
  }

  package func handleOther(
    _ key: Key, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    switch keyMap.command(for: key) {
    case .paneLeft, .previousAsset: moveLine(by: -1, &stage, state)
    case .paneRight, .nextAsset: moveLine(by: 1, &stage, state)
    default: return handleUnknown(key, &stage, state, keyMap)
    }
    return []
  }

  private func moveLine(by step: Int, _ stage: inout Stage, _ state: StageState) {
    let lines = stage.offeredLines(state)
    guard let place = lines.firstIndex(of: line) else { return }
    let next = lines[(place + step + lines.count) % lines.count]
    show(line: next, &stage, state)
  }

  /// What was chosen is kept for another line that offers it as well; otherwise each line begins with
  /// what it does now.
  private func show(line next: Int, _ stage: inout Stage, _ state: StageState) {
    var other = ForceRoom(line: next, selected: 0)
    other.list.query = list.query
    let (before, after) = (shownForces(state), other.shownForces(state))
    let chosen = before.indices.contains(list.selected) ? before[list.selected] : nil
    let isUnmoved = list.query == nil && list.selected == state.placeOfForce(onLine: line)
    let row = chosen.flatMap(after.firstIndex) ?? min(list.selected, after.count - 1)
    other.list.selected = isUnmoved ? state.placeOfForce(onLine: next) : max(0, row)
    stage.keep(other)
  }

  private func shownForces(_ state: StageState) -> [Force] {
    let forces = state.forces(ofLine: line)
    return list.found(in: texts(state)).map { forces[$0] }
  }

  package func choose(
    _ row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    stage.overlay = nil
    return stage.force(state.forces(ofLine: line)[row], onLine: line, state)
  }

  package func click(line: Int, _ stage: inout Stage, _ state: StageState) {
    show(line: line, &stage, state)
  }
}

extension StageState {
  /// The place of what a line does now.
  fileprivate func placeOfForce(onLine place: Int) -> Int {
    guard lines.indices.contains(place) else { return 0 }
    return forces(ofLine: place).firstIndex { $0.holds(for: lines[place]) } ?? 0
  }

  /// What affects the unit's ads and can be forced on that line.
  func forces(ofLine place: Int) -> [Force] {
    let kind = units.first { $0.id == unit }?.kind
    let forces = playable(kind.map(Force.all(for:)) ?? Force.all, onLine: place)
    guard lines.indices.contains(place) else { return forces }
    return forces.filter { $0.concerns(lines[place]) }
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
