import Catalogue
package import Observing
import Scenarios
import Screen

/// The lines of the current unit, and what can be done to them.
package struct MediationRoom: Room {
  package static let card = RoomCard(
    .mediationRoom, title: "mediation",
    explanation: "The lines in order: who was asked, when, and why it had no ad.",
    keys: [Key("3")], place: .beside)

  /// The selected line, from 0, and its unit; nil for the ad's line.
  private(set) var choice: Choice?

  struct Choice: Equatable {
    let line: Int
    let unit: String
  }

  init(_ choice: Choice? = nil) { self.choice = choice }
  package init?(_ scene: Scene) {}

  package func pane(_ scene: Scene) -> any Pane { MediationPane(scene) }

  package var hints: [StageCommand]? {
    [
      .tap, .onlyLine, .switchLine, .latency, .ecpm, .parameter, .setting, .lineUp, .lineDown,
      .servingDecides,
      .reload, .zoom, .stageRoom, .nextTimer, .pause,
    ]
  }

  package func move(by step: Int, _ scene: inout Scene) -> Bool {
    let rows = scene.stage.lineRows(scene.state)
    guard let place = scene.stage.lineInFocus(scene.state), !rows.isEmpty else { return true }
    let row = rows.firstIndex { $0.place == place } ?? 0
    scene.stage.choose(line: rows[max(0, min(rows.count - 1, row + step))].place)
    return true
  }

  package func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool {
    let count = scene.stage.lineRows(scene.state).count
    return move(by: first ? -count : count, &scene)
  }

  package func use(_ state: StageState) -> String? {
    state.recording == nil && !state.lines.isEmpty ? EnterWord.force : nil
  }

  package func use(_ scene: inout Scene) {
    scene.stage.open(room: ForceRoom.card.name, scene.state)
  }

  /// A second click on a line opens what can be forced on it.
  package func click(row: Int, _ scene: inout Scene) -> [StageEffect] {
    let rows = scene.stage.lineRows(scene.state)
    guard rows.indices.contains(row) else { return [] }
    let place = rows[row].place
    let isSecondClick =
      scene.stage.pane == .ledgers && scene.stage.lineInFocus(scene.state) == place
    scene.stage.choose(line: place)
    if isSecondClick { use(&scene) }
    return []
  }
}

extension Stage {
  /// The line selected in the room, while the room is open for this unit.
  package var lineInRoom: Int? {
    guard let choice = (room.room as? MediationRoom)?.choice, choice.unit == unit else {
      return nil
    }
    return choice.line
  }

  mutating func choose(line: Int) {
    keep(MediationRoom(MediationRoom.Choice(line: line, unit: unit)))
  }

  /// Switches the selected line off or on.
  mutating func switchLine(_ state: StageState) -> [StageEffect] {
    bringLinesIntoView(state)
    return change(state) { .init(\.isEnabled, !$0.isEnabled) }
  }

  /// Moves the selected line, and keeps it selected.
  mutating func moveLine(by step: Int, _ state: StageState) -> [StageEffect] {
    bringLinesIntoView(state)
    guard let next = nextPlaceOfLine(by: step, state) else {
      return say(.noFurtherLine(isLast: step > 0))
    }
    defer { choose(line: next) }
    return change(state) { _ in .position(next + 1) }
  }

  /// Where the selected line goes if it is moved; nil at the end. What bids and what does not pass each
  /// other by, since only prices decide between them.
  func nextPlaceOfLine(by step: Int, _ state: StageState) -> Int? {
    guard let place = lineInFocus(state) else { return nil }
    func bids(_ place: Int) -> Bool { state.lines[place].bidResponse != nil }
    let end = step < 0 ? -1 : state.lines.count
    return stride(from: place + step, to: end, by: step).first { bids($0) == bids(place) }
  }

  /// Asks only the selected line; all of them again if it is asked alone already.
  mutating func askOnlyLine(_ state: StageState) -> [StageEffect] {
    bringLinesIntoView(state)
    guard let place = lineInFocus(state) else { return [] }
    let isAlone = state.lines.indices.allSatisfy { state.lines[$0].isAlone == ($0 == place) }
    var changes: [Change] = []
    if state.lines.contains(where: \.isAlone) {
      changes.append(Change(unit: unit, line: nil, \.isAlone, false))
    }
    if !isAlone {
      changes.append(Change(unit: unit, line: place, of: state.lines, .init(\.isAlone, true)))
    }
    notice = Notice(.asksOnly(isAlone ? nil : state.lines[place].label))
    return reloading(changes)
  }

  /// Opens the footer for one of the selected line's values; from elsewhere for one of the ad's line,
  /// in the room that shows it.
  mutating func edit(_ value: LineValueRoom.Value, _ state: StageState) -> [StageEffect] {
    bringLinesIntoView(state)
    guard let place = lineInFocus(state) else { return [] }
    keep(LineValueRoom(value, line: place, text: value.text(of: state.lines[place])))
    return []
  }

  /// Commands that change a line act on the selected one, with the lines in view. What is in view
  /// before must not matter: the window's size would reach the world.
  private mutating func bringLinesIntoView(_ state: StageState) {
    if !(room.room is MediationRoom) { open(room: MediationRoom.card.name, state) }
  }
}
