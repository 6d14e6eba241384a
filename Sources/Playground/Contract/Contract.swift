package import Simulation

/// Watches a journal for broken rules.
///
/// Entries go in as they are written. At the end of each moment, when everybody who had something to do
/// has done it, what is broken comes out: each rule once for an ad.
package struct Contract: Sendable {
  private var cases: [String?: AdCase] = [:]
  private var found: [Finding] = []
  private var reported: Set<Report> = []
  /// What must have followed by the end of the moment.
  private var open: [Duty] = []

  private struct Report: Hashable {
    let rule: String
    let ad: String?
  }

  /// Something happened on which something else must follow.
  private struct Duty {
    let rule: Rule
    let entry: Entry
    let check: @Sendable (AdCase, Entry) -> [Int]?
  }

  package init() {}

  package mutating func handle(_ entry: Entry) {
    let happening = Happening(entry)
    let rules = happening.flatMap { Rulebook.byHappening[$0] } ?? []
    var adCase = cases[entry.ad] ?? AdCase(ad: entry.ad)
    for rule in rules { apply(rule, adCase, entry) }
    adCase.add(entry, happening)
    cases[entry.ad] = adCase
  }

  private mutating func apply(_ rule: Rule, _ adCase: AdCase, _ entry: Entry) {
    switch rule.breach {
    case .noted: find(rule, entry.ad, [entry.cause, entry.number].compactMap { $0 })
    case .happened(_, let check): check(adCase, entry).map { find(rule, entry.ad, $0) }
    case .missing(_, let check): open.append(Duty(rule: rule, entry: entry, check: check))
    }
  }

  private mutating func find(_ rule: Rule, _ ad: String?, _ proof: [Int]) {
    guard reported.insert(Report(rule: rule.id, ad: ad)).inserted else { return }
    found.append(Finding(rule: rule, ad: ad, proof: proof))
  }

  /// What is broken since the last time, now that the moment is over.
  package mutating func endMoment() -> [Finding] {
    guard !open.isEmpty || !found.isEmpty else { return [] }
    for duty in open {
      guard let adCase = cases[duty.entry.ad], let proof = duty.check(adCase, duty.entry) else {
        continue
      }
      find(duty.rule, duty.entry.ad, proof)
    }
    open = []
    defer { found = [] }
    return found
  }
}
