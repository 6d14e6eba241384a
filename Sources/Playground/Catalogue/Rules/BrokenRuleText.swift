package import Contract

/// What the stage says about a broken rule.
package struct BrokenRuleText {
  package let fix: String
  package let proof: String
  package let source: String

  /// `proof` are the entries that show it; `key` goes to the first.
  package init(_ rule: Rule, proof: [Int], fault: String?, key: String) {
    fix = "Fix: \(rule.shortRemedy(under: fault))"
    self.proof = "Proof: \(Self.numbers(proof))  (press \(key) to see it)"
    source = Self.source(rule)
  }

  /// Where it comes from.
  package static func source(_ rule: Rule) -> String {
    "Source: \(rule.source)"
  }

  /// `#3 #7`.
  package static func numbers(_ entries: [Int]) -> String {
    entries.map { "#\($0)" }.joined(separator: " ")
  }
}
