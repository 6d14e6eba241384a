package import Simulation

/// Who has spoken or been spoken to: a fold over the journal.
package struct Speakers: Equatable, Sendable {
  /// By role; within a role, in order of appearance.
  package private(set) var all: [Party] = []
  private var known: Set<Party> = []

  package mutating func add(_ entry: Entry) {
    add(entry.from)
    if let party = entry.to { add(party) }
  }

  private mutating func add(_ party: Party) {
    guard known.insert(party).inserted else { return }
    let next = all.firstIndex { $0.role.place > party.role.place }
    all.insert(party, at: next ?? all.endIndex)
  }
}

extension Party.Role {
  fileprivate var place: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
