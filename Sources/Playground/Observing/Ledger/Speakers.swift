package import Simulation

/// Who has spoken or been spoken to: a fold over the journal.
package struct Speakers: Equatable, Sendable {
  /// By role; within a role, in order of appearance.
  package private(set) var all: [Party] = []

  package mutating func add(_ entry: Entry) {
    add(entry.from)
    if let party = entry.to { add(party) }
  }

  private mutating func add(_ party: Party) {
    // There are few, and this is asked of every entry: looking is quicker than hashing, and looking
    // at roles first quicker still.
    let isKnown = all.indices.contains {
      all[$0].role == party.role && all[$0].name == party.name
    }
    guard !isKnown else { return }
    let next = all.firstIndex { $0.role.place > party.role.place }
    all.insert(party, at: next ?? all.endIndex)
  }
}

extension Party.Role {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
