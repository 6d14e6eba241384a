package import Simulation

/// A broken rule, and the entries that prove it.
package struct Finding: Sendable {
  package let rule: Rule
  package let ad: String?
  package let proof: [Int]
}

extension Journal {
  /// Writes a finding: it comes of the last entry that proves it.
  package func append(_ finding: Finding) {
    let rule = finding.rule
    within(Context(cause: finding.proof.last, ad: finding.ad)) {
      _ = write(
        .finding(rule: rule.id, severity: rule.severity.rawValue, proof: finding.proof),
        from: rule.party, rule.sentence)
    }
  }
}
