import Contract
import Observing
import Playing
import Simulation

/// Which earlier ads kept the rules that a check found broken: something may not be made ready again for the next ad.
/// It looks once at the journal, for all findings.
@MainActor
struct EarlierAds {
  private let findings: Set<Breach>
  private let entries: [Entry]
  /// The senses of each ad's entries, in their order.
  private var senses: [String: [Sense]] = [:]
  /// The ads of each unit, in the order of their numbers, and the lines that were asked for them.
  private var ads: [String: [(name: AdName, line: String?)]] = [:]

  private struct Breach: Hashable {
    let rule: String
    let ad: String
  }

  /// The rules that are broken together with the ads before, or by the time that somebody needs: nothing is left over
  /// from an ad.
  private static let ofOthers: Set = [
    Violation.reloadStorm.rawValue, "ready-and-refused-again", Violation.orderedByLayer.rawValue,
    Violation.stormByLayer.rawValue, Violation.placementLoading.rawValue,
    Violation.answerTooLate.rawValue, "network-too-slow", "no-answer-in-time",
    "no-answer-to-platform",
  ]

  init(_ check: ScenarioCheck) {
    findings = Set(
      check.findings.compactMap { finding in
        finding.ad.map { Breach(rule: finding.rule.id, ad: $0) }
      })
    entries = check.session.journal.entries
    for entry in entries {
      if let ad = entry.ad, let sense = entry.sense { senses[ad, default: []].append(sense) }
    }
    for ad in check.session.ledgers.ads {
      guard let name = AdName(ad.name) else { continue }
      ads[name.unit, default: []].append((name, ad.lineAsked))
    }
    for unit in ads.keys { ads[unit]?.sort { $0.name.number < $1.name.number } }
  }

  /// Earlier ads of the same unit to which the same happened, and of which the rule was not broken; none if later
  /// ones kept it, too.
  func thatKept(_ finding: Finding) -> [String] {
    // An application gives its orders anew each time, and a network has its habits: nothing of an earlier ad is left in
    // them.
    guard let ad = finding.ad.flatMap(AdName.init), ad.number > 1,
      !Self.ofOthers.contains(finding.rule.id), finding.rule.party != .app,
      finding.rule.party.role != .network
    else { return [] }
    let proof = finding.proof.compactMap {
      entries.indices.contains($0 - 1) ? entries[$0 - 1].sense : nil
    }
    guard !proof.isEmpty else { return [] }
    let ofUnit = ads[ad.unit] ?? []
    // Another line has another adapter.
    let line = ofUnit.first { $0.name == ad }?.line
    let others = ofUnit.filter { other in
      other.line == line && happened(proof, to: other.name.text)
        && !findings.contains(Breach(rule: finding.rule.id, ad: other.name.text))
    }
    guard others.allSatisfy({ $0.name.number < ad.number }) else { return [] }
    return others.map(\.name.text)
  }

  /// Whether it happened in this order, possibly with other things between.
  private func happened(_ proof: [Sense], to ad: String) -> Bool {
    var left = proof[...]
    for sense in senses[ad] ?? [] where sense == left.first { left = left.dropFirst() }
    return left.isEmpty
  }
}
