package import Observing
package import Scenarios
import Simulation

extension Stage {
  /// Points at a place, and brings it into view where it is not; in the trace at the rows with these
  /// messages.
  package mutating func look(at spot: StageSpot, rows: [String], _ state: StageState) {
    lit = spot
    if let room = spot.room { _ = open(room: room, state) }
    pane = spot.pane
    if spot == .trace { lightRows(rows, state) }
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
  package mutating func lookAway() {
    (focus, lit) = (nil, nil)
    trace.selected = nil
  }

  /// What is worth a look in the trace: the rows with these messages, or those that prove the last
  /// broken rule of the ad in view, or the way of the last tap. The last of them is selected.
  private mutating func lightRows(_ messages: [String], _ state: StageState) {
    trace.filter = ""
    let broken = state.ledgers.findings.last { $0.ad == state.ad?.name }
    if let rows = state.entries.lastRows(with: messages) {
      trace.show(rows)
    } else if let proof = broken?.proof, !proof.isEmpty {
      trace.light(proof, selecting: proof.max())
    } else if let route = TapRoute(state.entries) {
      trace.show(route.entries.map(\.number))
    }
  }
}

extension EntryList {
  /// The numbers of the last entries with these messages, in this order; nil if they are not all
  /// there, or if there are none.
  fileprivate func lastRows(with messages: [String]) -> [Int]? {
    var rows: [Int] = []
    var end = endIndex
    for message in messages.reversed() {
      guard let place = self[..<end].lastIndex(where: { $0.message == message }) else { return nil }
      rows.append(self[place].number)
      end = place
    }
    return rows.isEmpty ? nil : rows.reversed()
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
    case .video: VideoRoom.card.name
    case .arbiter: ArbiterRoom.card.name
    case .services: ServicesRoom.card.name
    case .ads, .phone, .trace: nil
    }
  }

  package var pane: PaneName {
    switch self {
    case .ads: .ads
    case .phone: .device
    case .trace: .trace
    case .counts, .whoSees, .assets, .mediation, .rules, .life, .video, .arbiter, .services:
      .ledgers
    }
  }
}
