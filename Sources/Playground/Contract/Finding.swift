package import Simulation

/// A broken rule, and the entries that prove it.
package struct Finding: Sendable {
  package let rule: Rule
  package let ad: String?
  package let proof: [Int]
  /// The fault of the wire that broke it; nil if a party did.
  package let fault: String?

  init(rule: Rule, ad: String?, proof: [Int], fault: String?) {
    self.rule = rule
    self.ad = ad
    self.proof = proof
    self.fault = fault
  }

  /// The finding in an entry; nil for any other entry, and for unknown rules.
  package init?(_ entry: Entry) {
    guard case .finding(let id, _, let proof) = entry.kind, let rule = Rulebook.rule(id) else {
      return nil
    }
    self.init(rule: rule, ad: entry.ad, proof: proof, fault: entry.faultOfWire)
  }
}

extension Journal {
  /// Writes a finding; its cause is the last entry that proves it.
  package func append(_ finding: Finding) {
    let rule = finding.rule
    within(Context(cause: finding.proof.last, ad: finding.ad)) {
      _ = write(
        .finding(rule: rule.id, severity: rule.severity.rawValue, proof: finding.proof),
        from: rule.party, rule.sentence, data: finding.fault.map { ["fault": .string($0)] } ?? .none
      )
    }
  }
}

extension Entry {
  /// The fault of the wire that made it, or that broke the rule it is about.
  package var faultOfWire: String? {
    if case .string(let fault) = data["fault"] { fault } else { nil }
  }
}
