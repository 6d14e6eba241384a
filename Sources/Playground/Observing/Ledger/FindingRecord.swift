package import Contract
package import Simulation

/// A broken rule as recorded in the journal.
package struct FindingRecord: Equatable, Sendable {
  /// The number of its own entry.
  package let entry: Int
  package let time: Instant
  package let id: String
  package let ad: String?
  package let severity: Rule.Severity
  /// The entries that prove it.
  package let proof: [Int]
  /// The fault of the wire that broke it; nil if a party did.
  package let fault: String?
  /// The format, if a custom event of SDK 7 was asked.
  package let olderFormat: String?

  /// The rule; nil if another version of adplay made it.
  package var rule: Rule? { Rulebook.rule(id) }

  init?(_ entry: Entry) {
    guard case .finding(let id, let severity, let proof) = entry.kind else { return nil }
    self.entry = entry.number
    time = entry.time
    self.id = id
    ad = entry.ad
    self.severity = Rule.Severity(rawValue: severity) ?? .note
    self.proof = proof
    fault = entry.faultOfWire
    olderFormat = entry.formatOfSDK7
  }
}
