import Observing
import Scenarios

extension Stage {
  /// Points at a place, and brings it into view where it is not.
  mutating func look(at spot: StageSpot, _ state: StageState) {
    lit = spot
    if let room = spot.room { _ = open(room: room, state) }
    pane = spot.pane
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

  var pane: PaneName {
    switch self {
    case .ads: .ads
    case .phone: .device
    case .trace: .trace
    case .counts, .whoSees, .assets, .mediation, .rules, .life: .ledgers
    }
  }
}
