import Simulation

/// Whose lanes the trace has: by role, and of one role in the order in which they spoke first.
struct LaneParties: Equatable {
  let all: [Party]

  /// Below this width five lanes are too many, and each further one wants so much more.
  private static let leastWidth = 76
  private static let laneWidth = 15

  /// Lanes for all who spoke; in a narrower place one for each role, without the server at last. Nil where
  /// there is no room even for that.
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

  /// All that say their name, or one for the role; the server only when it has spoken.
  private static func lanes(for speakers: [Party]) -> [Party] {
    Party.Role.allCases.flatMap { role in
      let spoken = speakers.filter { $0.role == role }
      let named = spoken.filter { $0.name != nil }
      return named.isEmpty ? (role == .server ? spoken : [Party(role)]) : named
    }
  }

  /// The party's lane; who does not say a name is in the first of its role, and without one of its own the
  /// server is as far from the adapter as the networks are.
  func place(_ party: Party) -> Int {
    all.firstIndex(of: party) ?? all.firstIndex { $0.role == party.role } ?? all.count - 1
  }

  /// A role says enough where only one has it.
  func title(of party: Party) -> String {
    let isOnly = all.count { $0.role == party.role } == 1
    return isOnly ? party.role.rawValue : party.name ?? party.role.rawValue
  }

  func hasLane(for role: Party.Role) -> Bool { all.contains { $0.role == role } }
}
