package import Simulation

/// An entry that a journal must have, or must not have: by what it says, who says it to whom, its facts and its
/// time. What is nil is not looked at.
package struct Mention: Equatable, Sendable {
  /// As it stands in the journal.
  package var message: String?
  package var sense: Sense?
  package var from: Party.Role?
  package var to: Party.Role?
  /// Facts that it must have, with these values; others may stand beside them.
  package var data = Fields.none
  /// The moments between which it must stand.
  package var after: Instant?
  package var by: Instant?

  package init() {}

  /// Whether an entry is meant.
  package func means(_ entry: Entry) -> Bool {
    if let message, message != entry.message { return false }
    if let sense, sense != entry.sense { return false }
    if let from, from != entry.from.role { return false }
    if let to, to != entry.to?.role { return false }
    if let after, entry.time < after { return false }
    if let by, entry.time > by { return false }
    return data.all.allSatisfy { entry.data[$0.name] == $0.value }
  }
}

extension Mention: ExpressibleByStringLiteral {
  package init(stringLiteral message: String) {
    self.init()
    self.message = message
  }
}
