import Contract
import Playing
import Screen

/// What a check has found, for people.
@MainActor
enum CheckReport {
  static func print(_ check: ScenarioCheck, _ name: String) {
    Console.print("\(name): \(summary(check))\n")
    for finding in check.findings {
      let rule = finding.rule
      let proof = finding.proof.map { "#\($0)" }.joined(separator: " ")
      let subject = [finding.ad, "proof \(proof)"].compactMap { $0 }.joined(separator: ", ")
      Console.print("  \(Text.padded(rule.severity.rawValue, to: 8)) \(rule.id)  (\(subject))\n")
      Console.print("           \(rule.sentence)\n")
      Console.print("           why   \(rule.why)\n")
      Console.print("           mend  \(rule.mend)\n")
    }
  }

  /// `2 errors, 1 note`.
  static func summary(_ check: ScenarioCheck) -> String {
    let parts = Rule.Severity.allCases.compactMap { severity -> String? in
      let count = check.findings.count { $0.rule.severity == severity }
      guard count > 0 else { return nil }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    let found = parts.isEmpty ? "no rule is broken" : parts.joined(separator: ", ")
    return check.hasAd ? found : "\(found); no ad came, so there was nothing to show"
  }

  static func printRules() {
    for rule in Rulebook.all {
      Console.print("\(Text.padded(rule.severity.rawValue, to: 8)) \(Text.padded(rule.id, to: 42))")
      Console.print(" \(rule.sentence)\n")
    }
  }
}
