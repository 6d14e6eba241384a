import Simulation

/// The parties with lanes in the trace: by role, and within a role in the order they first spoke.
struct LaneParties: Equatable {
  let all: [Party]

  /// The width that the usual five lanes need; each further one needs `laneWidth` more.
  private static let leastWidth = 76
  private static let laneWidth = 15

  /// Lanes for all parties that spoke; in a narrower place one per role, and finally none for the
  /// server. Nil if there is not even room for that.
  init?(_ speakers: [Party], width: Int) {
    let wanted = Self.lanes(for: speakers)
    let roles = Party.Role.allCases.filter { role in wanted.contains { $0.role == role } }
    let usual = roles.filter { $0 != .server }
    let choices = [wanted, roles.map { Party($0) }, usual.map { Party($0) }]
    guard
      let lanes = choices.first(where: {
        width >= Self.leastWidth + Self.laneWidth * ($0.count - usual.count)
      })
    else { return nil }
    all = lanes
  }

  /// All named parties of a role, or one lane for the role; the server only if it has spoken.
  private static func lanes(for speakers: [Party]) -> [Party] {
    Party.Role.allCases.flatMap { role in
      let spoken = speakers.filter { $0.role == role }
      let named = spoken.filter { $0.name != nil }
      return named.isEmpty ? (role == .server ? spoken : [Party(role)]) : named
    }
  }

  /// The party's lane. A party without a name is in its role's first lane; a server without a lane
  /// is placed where the networks are.
  func place(_ party: Party) -> Int {
    all.firstIndex(of: party) ?? all.firstIndex { $0.role == party.role } ?? all.count - 1
  }

  /// The role is enough if only one party has it.
  func title(of party: Party) -> String {
    let isOnly = all.count { $0.role == party.role } == 1
    return isOnly ? party.role.rawValue : party.name ?? party.role.rawValue
  }

  func hasLane(for role: Party.Role) -> Bool { all.contains { $0.role == role } }
}
