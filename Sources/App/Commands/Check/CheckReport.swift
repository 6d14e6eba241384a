import Catalogue
import Contract
import Playing
import Screen

/// A check's findings, for people.
@MainActor
enum CheckReport {
  static func print(_ check: ScenarioCheck, _ name: String) {
    Console.print(
      "\(name): \(CheckText.summary(check.findings.map(\.rule.severity), hasAd: check.hasAd))\n")
    for finding in check.findings {
      let rule = finding.rule
      let subject = CheckText.subject(ad: finding.ad, proof: finding.proof)
      Console.print("  \(Text.padded(rule.severity.rawValue, to: 8)) \(rule.id)  (\(subject))\n")
      for line in CheckText.explanation(rule, fault: finding.fault) {
        Console.print("           \(line)\n")
      }
    }
  }

  static func printRules() {
    for rule in Rulebook.all {
      Console.print("\(Text.padded(rule.severity.rawValue, to: 8)) \(Text.padded(rule.id, to: 42))")
      Console.print(" \(rule.sentence)\n")
    }
  }
}
