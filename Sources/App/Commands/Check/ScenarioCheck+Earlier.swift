import Contract
import Observing
import Playing
import Simulation

extension ScenarioCheck {
  /// The rules that are broken together with the ads before, or by the time that somebody needs: nothing is left over
  /// from an ad.
  private static let ofOthers: Set = [
    Violation.reloadStorm.rawValue, "ready-and-refused-again", Violation.orderedByLayer.rawValue,
    Violation.placementLoading.rawValue, Violation.answerTooLate.rawValue, "network-too-slow",
    "no-answer-in-time", "no-answer-to-platform",
  ]

  /// Earlier ads of the same unit to which the same happened, and of which the rule was not broken; none if later
  /// ones kept it, too.
  func earlierAds(thatKept finding: Finding) -> [String] {
    // What an application orders is made ready by nobody.
    guard let ad = finding.ad.flatMap(AdName.init), ad.number > 1,
      !Self.ofOthers.contains(finding.rule.id), finding.rule.party != .app
    else { return [] }
    let entries = session.journal.entries
    let proof = finding.proof.compactMap {
      entries.indices.contains($0 - 1) ? entries[$0 - 1].sense : nil
    }
    guard !proof.isEmpty else { return [] }
    let lines = Dictionary(session.ledgers.ads.map { ($0.name, $0.lineAsked) }) { $1 }
    let others = session.ledgers.ads.compactMap { AdName($0.name) }.filter { other in
      // Another line has another adapter.
      guard other.unit == ad.unit, lines[other.text] == lines[ad.text] else { return false }
      var left = proof[...]
      for entry in entries where entry.ad == other.text && entry.sense == left.first {
        left = left.dropFirst()
      }
      return left.isEmpty
        && !findings.contains { $0.rule.id == finding.rule.id && $0.ad == other.text }
    }
    guard others.allSatisfy({ $0.number < ad.number }) else { return [] }
    return others.sorted { $0.number < $1.number }.map(\.text)
  }
}
