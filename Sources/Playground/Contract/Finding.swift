package import Simulation

/// A broken rule, and the entries that prove it.
package struct Finding: Sendable {
  package let rule: Rule
  package let ad: String?
  package let proof: [Int]
  /// The fault of the wire that broke it; nil if a party did.
  package let fault: String?
  /// The format, if a custom event of SDK 7 was asked.
  package let olderFormat: String?

  init(rule: Rule, ad: String?, proof: [Int], fault: String?, olderFormat: String?) {
    self.rule = rule
    self.ad = ad
    self.proof = proof
    self.fault = fault
    self.olderFormat = olderFormat
  }

  /// The finding in an entry; nil for any other entry, and for unknown rules.
  package init?(_ entry: Entry) {
    guard case .finding(let id, _, let proof) = entry.kind, let rule = Rulebook.rule(id) else {
      return nil
    }
    self.init(
      rule: rule, ad: entry.ad, proof: proof, fault: entry.faultOfWire,
      olderFormat: entry.formatOfSDK7)
  }
}

extension Journal {
  /// Writes a finding; its cause is the last entry that proves it.
  package func append(_ finding: Finding) {
    let rule = finding.rule
    var facts = Fields.none
    facts[.fault] = finding.fault
    if let format = finding.olderFormat {
      facts[.api] = "legacy"; facts[.format] = format
    }
    within(Context(cause: finding.proof.last.map { .entry($0) }, ad: finding.ad)) {
      _ = write(
        .finding(rule: rule.id, severity: rule.severity.rawValue, proof: finding.proof),
        from: rule.party, rule.sentence, data: facts)
    }
  }
}

extension Entry {
  /// The format, if what it is about was asked of a custom event of SDK 7.
  package var formatOfSDK7: String? {
    guard data[.api] == "legacy", let format = data[.format] else {
      return nil
    }
    return format
  }

  /// The fault of the wire that made it, or that broke the rule it is about.
  package var faultOfWire: String? {
    data[.fault]
  }
}
