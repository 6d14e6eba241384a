import Languages
package import Contract
package import Observing

/// What the stage says about a broken rule.
package struct BrokenRuleText {
  package let remedy: Remedy
  package let proof: String
  package let source: String

  /// `key` goes to the first entry that proves it.
  package init(_ rule: Rule, _ finding: FindingRecord, key: String) {
    remedy = rule.remedy(under: finding.fault, olderFormat: finding.olderFormat)
    proof = localized("Proof: \(Self.numbers(finding.proof))  (press \(key) to see it)")
    source = Self.source(rule)
  }

  /// Where it comes from.
  package static func source(_ rule: Rule) -> String {
    localized("Source: \(rule.source)")
  }

  /// `#3 #7`.
  package static func numbers(_ entries: [Int]) -> String {
    entries.map { "#\($0)" }.joined(separator: " ")
  }
}
