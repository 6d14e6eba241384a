import Contract
import Observing
import Playing
import Simulation

extension ScenarioCheck {
  /// Earlier ads of the same unit to which the same happened, and of which the rule was not broken.
  func earlierAds(thatKept finding: Finding) -> [String] {
    // To a storm, and to a second refusal, the ads before belong; what an application orders is made ready by
    // nobody.
    guard let ad = finding.ad.flatMap(AdName.init), ad.number > 1,
      ![Violation.reloadStorm.rawValue, "ready-and-refused-again"].contains(finding.rule.id),
      finding.rule.party != .app
    else { return [] }
    let entries = session.journal.entries
    let proof = finding.proof.compactMap {
      entries.indices.contains($0 - 1) ? entries[$0 - 1].sense : nil
    }
    guard !proof.isEmpty else { return [] }
    return (1..<ad.number).map { AdName(unit: ad.unit, number: $0).text }.filter { name in
      var left = proof[...]
      for entry in entries where entry.ad == name && entry.sense == left.first {
        left = left.dropFirst()
      }
      return left.isEmpty
        && !findings.contains { $0.rule.id == finding.rule.id && $0.ad == name }
    }
  }
}
