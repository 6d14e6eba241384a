package import Contract
package import Observing
package import Simulation

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

  /// How bad it is, the rule, who has to keep it, the ad, and the proof, in one line. What was forced is Google's
  /// doing, or the wire's between it and the adapter.
  package static func heading(_ finding: Finding, _ remarks: [String] = []) -> String {
    let rule = finding.rule
    let isOfWire = finding.fault != nil && rule.party != .google
    let party = isOfWire ? "wire" : PartyWords.name(rule.party)
    let forced = finding.fault == nil ? [] : ["forced"]
    let subject = [party] + forced + [subject(ad: finding.ad, proof: finding.proof)] + remarks
    let severity = rule.severity.rawValue
    let room = String(repeating: " ", count: max(0, 8 - severity.count))
    return "\(severity)\(room) \(rule.id)  (\(subject.joined(separator: ", ")))"
  }

  /// An entry that proves something: `#17  2.500 s  adapter → Google  reportClick()`.
  package static func proof(_ entry: Entry) -> String {
    "#\(entry.number)  \(entry.time.seconds) s  \(PartyWords.way(entry))  \(entry.message)"
  }

  /// What broke a rule and how to fix it, in one line.
  package static func message(_ finding: Finding, isOld: Bool = false) -> String {
    let subject = subject(ad: finding.ad, proof: finding.proof)
    let age = isOld ? ", as before" : ""
    return "\(finding.rule.sentence) \(finding.remedy.report) (\(subject)\(age))"
  }

  /// The rule, why it matters, how to keep it, and the line of the adapter's source that broke it, one per line.
  package static func explanation(_ finding: Finding, at source: String? = nil) -> [String] {
    let remedy = finding.remedy
    let fix = remedy.advice.map { "fix   \($0)" }
    let code = remedy.code.map { "      \($0)" }
    return [finding.rule.sentence, "why   \(finding.rule.why)"]
      + [remedy.force, fix, code, source.map { "at    \($0)" }].compactMap(\.self)
  }

  /// That ads before kept the rule that this one breaks; empty if none did.
  package static func kept(by ads: [String]) -> [String] {
    guard let first = ads.first else { return [] }
    let who = ads.count == 1 ? first : "\(first) and \(ads.count - 1) more"
    return ["but   \(who) kept this rule: something may not be made ready again for the next ad"]
  }

  /// That a rule was broken more often than is told.
  package static func more(_ count: Int, of rule: String, _ unit: String?) -> String {
    let times = count == 1 ? "once" : "\(count.grouped) times"
    let ads = unit.map { "by ads of \($0), " } ?? ""
    return "more     \(rule)  (\(ads)\(times), as above)"
  }

  /// What a script ordered and nobody has done, one per line, and how to have the application judged by it;
  /// empty if all was done.
  package static func ignored(_ orders: [IgnoredOrder]) -> [String] {
    let lines = orders.map { ignored in
      let answer = ignored.answer
      let reason = answer.data[.error].map { "\(answer.message): \($0)" } ?? answer.message
      return
        "ignored  \(ignored.order.message)  (#\(ignored.order.number), \(answer.time.seconds) s)  \(reason)"
    }
    guard orders.contains(where: \.canBeOfApp) else { return lines }
    return lines + [
      "         A user may order anything. If the app's own code does this, say \"orders\": \"app\" in the"
        + " unit, and the app is judged by it."
    ]
  }

  // MARK: While it watches

  /// The line before the problems of a round. Editors look for its first word, and for that of the last.
  package static func begins(_ words: String) -> String { "checking: \(words)\n" }

  /// The line after them, by the exit status.
  package static func ends(_ status: Int32) -> String {
    let found =
      switch status {
      case 0: "no error"
      case 1: "there are errors"
      default: "not everything could be checked"
      }
    return "checked: \(found); save a file to check again\n"
  }

  package static let doesNotBuild = "checked: it does not build; save a source to try again\n"
}
