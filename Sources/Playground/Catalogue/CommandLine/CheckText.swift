package import Contract

/// What a check reports.
package enum CheckText {
  /// `2 errors, 1 note`.
  package static func summary(_ severities: [Rule.Severity], hasAd: Bool) -> String {
    let counts = SeverityCounts.words(severities)
    let found = counts.isEmpty ? "no rule is broken" : counts
    return hasAd ? found : "\(found); no ad came, so there was nothing to show"
  }

  /// Which ad broke a rule, and which entries prove it.
  package static func subject(ad: String?, proof: [Int]) -> String {
    [ad, "proof \(BrokenRuleText.numbers(proof))"].compactMap { $0 }.joined(separator: ", ")
  }

  /// What broke a rule and how to fix it, in one line.
  package static func message(_ finding: Finding) -> String {
    let subject = subject(ad: finding.ad, proof: finding.proof)
    return "\(finding.rule.sentence) \(finding.remedy.report) (\(subject))"
  }

  /// The rule, what was seen, why it matters, how to keep it, and the line of the adapter's source that broke
  /// it, one per line.
  package static func explanation(
    _ finding: Finding, seen: String? = nil, at source: String? = nil
  ) -> [String] {
    let fix = finding.fault == nil ? "fix   " : ""
    let code = finding.remedy.code.map { "      \($0)" }
    let what = [finding.rule.sentence] + [seen.map { "seen  \($0)" }].compactMap(\.self)
    return what + ["why   \(finding.rule.why)", fix + finding.remedy.report]
      + [code, source.map { "at    \($0)" }].compactMap(\.self)
  }
}
