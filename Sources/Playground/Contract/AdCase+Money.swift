import Simulation

extension AdCase {
  /// What each side has counted that an impression of the ad earned, with the entry that says so.
  struct Earned {
    private(set) var google: Side?
    private(set) var network: Side?

    struct Side {
      let micros: Int
      let entry: Int
    }

    mutating func add(_ entry: Entry) {
      guard case .count(let count) = entry.kind, count.what == .paid else { return }
      let side = Side(micros: count.amount, entry: entry.number)
      switch count.ledger {
      case .google: google = side
      case .network: network = side
      case .mediator, .thirdParty: break
      }
    }

    /// With one more entry.
    func adding(_ entry: Entry) -> Earned {
      var earned = self
      earned.add(entry)
      return earned
    }
  }
}
