import Catalogue
import Screen
import Simulation

/// The parties with lanes in the trace: by role, and within a role in the order they first spoke.
struct LaneParties: Equatable {
  let all: [Party]

  /// Lanes for all parties that spoke, if that many `fit`; otherwise one per role.
  init(_ speakers: [Party], fit: (Int) -> Bool) {
    let wanted = Self.lanes(for: speakers)
    let roles = Party.Role.allCases.filter { role in wanted.contains { $0.role == role } }
    all = fit(wanted.count) ? wanted : roles.map { Party($0) }
  }

  /// All named parties of a role, or one lane for the role; some only if they have spoken.
  private static func lanes(for speakers: [Party]) -> [Party] {
    Party.Role.allCases.flatMap { role in
      let spoken = speakers.filter { $0.role == role }
      let named = spoken.filter { $0.name != nil }
      return named.isEmpty ? (hasLane(role, speakers) ? [Party(role)] : spoken) : named
    }
  }

  /// Whether a role has a lane before it speaks. Where an arbiter or a service stands between the
  /// application and the networks, Google and adapters may never do.
  private static func hasLane(_ role: Party.Role, _ speakers: [Party]) -> Bool {
    switch role {
    case .user, .app, .network: true
    case .google, .adapter:
      !speakers.contains { $0.role == .arbiter || $0.role == .service }
    case .layer, .arbiter, .service, .server: false
    }
  }

  var count: Int { all.count }

  /// The party's lane. A party without a name is in its role's first lane.
  func place(_ party: Party) -> Int {
    all.firstIndex(of: party) ?? all.firstIndex { $0.role == party.role } ?? all.count - 1
  }

  /// What is over the lanes, in the columns that each but the last has: names, and letters for roles where
  /// lanes are too narrow for a name that is cut.
  func titles(in columns: Int) -> [String] {
    let names = names
    if names.dropLast().allSatisfy({ TextWidth.columns($0) <= columns }) { return names }
    return zip(all, names).map { party, name in
      isOnly(party) && columns < Self.leastForNames
        ? PartyWords.letter(party.role) : Text.ellipsised(name, to: columns)
    }
  }

  /// What is left of a name in so many columns can be read.
  private static let leastForNames = 6

  /// The columns that all names but the last one need.
  var columnsOfLastName: Int { names.last.map { TextWidth.columns($0) } ?? 0 }
  var columnsOfNames: Int { names.dropLast().map { TextWidth.columns($0) }.max() ?? 0 }

  /// A service is known by its own name even where it is the only one.
  private var names: [String] {
    all.map { isOnly($0) && $0.role != .service ? PartyWords.title($0.role) : PartyWords.name($0) }
  }

  /// The role is enough if only one party has it.
  private func isOnly(_ party: Party) -> Bool { all.count { $0.role == party.role } == 1 }
}
