import Observing
package import Scenarios

extension Stage {
  /// Points at a place, and brings it into view where it is not.
  mutating func look(at spot: StageSpot, _ state: StageState) {
    lit = spot
    if let room = spot.room { _ = open(room: room, state) }
    pane = spot.pane
    if spot == .trace { lightProof(state) }
  }

  /// As it was when the program began, for the next person in front of it. A story that is put on it
  /// plays by itself.
  package mutating func beginAgain(_ scenario: String) {
    self.scenario = scenario
    (room, overlay, isZoomed, notice, asked) = (.first, nil, false, nil, nil)
    trace = TraceView()
    isPlaying = true
  }

  /// Nothing is pointed at any more, and the trace follows the newest row.
  mutating func lookAway() {
    (focus, lit) = (nil, nil)
    trace.selected = nil
  }

  /// In the trace the rows that prove the last broken rule of the ad in view are worth a look: the
  /// last of them with what comes around it.
  private mutating func lightProof(_ state: StageState) {
    let broken = state.ledgers.findings.last { $0.ad == state.ad?.name }
    guard let proof = broken?.proof, let last = proof.max() else { return }
    trace.light(proof)
    trace.selected = last
  }
}

extension StageSpot {
  /// The room that has it, in place of the counts.
  fileprivate var room: String? {
    switch self {
    case .counts, .whoSees: CountsRoom.card.name
    case .assets: AssetsRoom.card.name
    case .mediation: MediationRoom.card.name
    case .rules: ContractRoom.card.name
    case .life: LifeRoom.card.name
    case .ads, .phone, .trace: nil
    }
  }

  package var pane: PaneName {
    switch self {
    case .ads: .ads
    case .phone: .device
    case .trace: .trace
    case .counts, .whoSees, .assets, .mediation, .rules, .life: .ledgers
    }
  }
}
