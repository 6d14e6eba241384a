import Catalogue
package import Observing
import Screen

/// The rules: which were broken, which held, and which were not yet seen.
package struct ContractRoom: SearchedRoom {
  package static let card = RoomCard(
    .contractRoom, title: "rules",
    explanation: "Which rules were broken, held, or not yet seen: proof, reason, fix.",
    keys: [Key("4")],
    place: .beside)

  /// The selected row; nil for the newest rule that the ad in view has broken.
  private(set) var choice: RuleList.Choice?
  /// Only rules with these words are shown.
  var filter = ""

  init(_ choice: RuleList.Choice? = nil, filter: String = "") {
    (self.choice, self.filter) = (choice, filter)
  }
  package init?(_ scene: Scene) {}

  /// Starts with the newest finding, whatever was selected before: of the ad in view, or else of any.
  package func enter(_ scene: inout Scene) -> [StageEffect] {
    let list = RuleList(scene.state)
    let isOfAnother = list.newestOfAd == nil && !list.findings.isEmpty
    scene.stage.keep(ContractRoom(isOfAnother ? list.choice(at: list.findings.count - 1) : nil))
    scene.stage.pane = .ledgers
    return []
  }

  package func pane(_ scene: Scene) -> any Pane {
    let list = RuleList(scene.state, filter: filter)
    return ContractPane(scene, list, selected: place(in: list), filter: filter)
  }

  /// The place of the selected row: the newest rule that the ad in view has broken until the selection
  /// is moved, if there is one.
  private func place(in list: RuleList) -> Int? { choice.flatMap(list.place) ?? list.newestOfAd }

  /// The selected broken rule; nil if the selected one is not broken.
  func selectedFinding(_ state: StageState) -> FindingRecord? {
    let list = RuleList(state, filter: filter)
    guard let place = place(in: list), case .broken(let finding) = list[place] else { return nil }
    return finding
  }

  package var hints: [StageCommand]? {
    [.tap, .filter, .force, .stageRoom, .zoom, .reload, .nextTimer, .pause, .snapshot]
  }

  package func move(by step: Int, _ scene: inout Scene) -> Bool {
    let list = RuleList(scene.state, filter: filter)
    // From nowhere the first step goes to one of the ends.
    let place = place(in: list) ?? (step > 0 ? -1 : list.count)
    guard list.count > 0 else { return true }
    let next = max(0, min(list.count - 1, place + step))
    scene.stage.keep(ContractRoom(following(next, list), filter: filter))
    return true
  }

  /// The newest broken rule stays selected when another one comes.
  private func following(_ place: Int, _ list: RuleList) -> RuleList.Choice? {
    place == list.newestOfAd ? nil : list.choice(at: place)
  }

  package func moveToEnd(first: Bool, _ scene: inout Scene) -> Bool {
    let count = RuleList(scene.state, filter: filter).count
    return move(by: first ? -count : count, &scene)
  }

  package func use(_ state: StageState) -> String? {
    selectedFinding(state) == nil ? nil : EnterWord.proof
  }

  /// Goes to the rows of the trace that prove the finding.
  package func use(_ scene: inout Scene) {
    guard let finding = selectedFinding(scene.state) else { return }
    scene.stage.showProof(of: finding.entry, finding.proof)
  }

  /// A second click on a finding shows its proof.
  package func click(row: Int, _ scene: inout Scene) -> [StageEffect] {
    let list = RuleList(scene.state, filter: filter)
    guard row < list.count else { return [] }
    let isSecondClick = scene.stage.pane == .ledgers && place(in: list) == row
    let room = ContractRoom(list.choice(at: row), filter: filter)
    scene.stage.keep(room)
    if isSecondClick { room.use(&scene) }
    return []
  }
}
