import Catalogue
package import Observing
package import Screen

/// The rules that were broken.
package struct ContractRoom: Room {
  package static let card = RoomCard(
    name: "contract", title: "broken rules",
    explanation: "The rules that were broken: proof, reason, fix.", keys: [Key("4")],
    place: .beside)

  /// The selected finding, from 0; nil for the newest.
  private(set) var finding: Int?

  init(finding: Int? = nil) { self.finding = finding }
  package init?(_ stage: Stage, _ state: StageState) {}

  /// Starts with the newest finding, whatever was selected before.
  package func enter(_ stage: inout Stage, _ state: StageState) -> [StageEffect] {
    stage.keep(ContractRoom())
    stage.pane = .ledgers
    return []
  }

  package func pane(_ stage: Stage, _ state: StageState, _ size: Size) -> any Pane {
    ContractPane(stage, state, size, selected: place(state))
  }

  /// The place of the selected finding; the newest until the selection is moved.
  private func place(_ state: StageState) -> Int? {
    let count = state.ledgers.findings.count
    guard count > 0 else { return nil }
    return max(0, min(count - 1, finding ?? count - 1))
  }

  func selectedFinding(_ state: StageState) -> FindingRecord? {
    place(state).map { state.ledgers.findings[$0] }
  }

  package var hints: [StageCommand]? {
    [.tap, .force, .stageRoom, .zoom, .reload, .nextTimer, .pause, .snapshot]
  }

  package func move(by step: Int, _ stage: inout Stage, _ state: StageState) -> Bool {
    guard let place = place(state) else { return true }
    let next = place + step
    let isLast = next >= state.ledgers.findings.count - 1 && step > 0
    stage.keep(ContractRoom(finding: isLast ? nil : max(0, next)))
    return true
  }

  package func moveToEnd(first: Bool, _ stage: inout Stage, _ state: StageState) -> Bool {
    let count = state.ledgers.findings.count
    return move(by: first ? -count : count, &stage, state)
  }

  package func use(_ state: StageState) -> String? {
    state.ledgers.findings.isEmpty ? nil : EnterWord.proof
  }

  /// Goes to the rows of the trace that prove the finding.
  package func use(_ stage: inout Stage, _ state: StageState) {
    guard let place = place(state) else { return }
    let finding = state.ledgers.findings[place]
    stage.showProof(of: finding.entry, finding.proof)
  }

  /// A second click on a finding shows its proof.
  package func click(
    row: Int, _ stage: inout Stage, _ state: StageState, _ keyMap: KeyMap
  ) -> [StageEffect] {
    let isSecondClick = stage.pane == .ledgers && place(state) == row
    stage.keep(ContractRoom(finding: row))
    if isSecondClick { ContractRoom(finding: row).use(&stage, state) }
    return []
  }
}

extension StageCommand {
  package static let contractRoom = StageCommand.room(ContractRoom.card.name)
}
