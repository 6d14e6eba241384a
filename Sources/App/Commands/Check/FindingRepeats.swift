import Contract
import Simulation

/// How often each rule was broken by the ads of each unit, so that only some are explained: in a storm each ad breaks it.
struct FindingRepeats {
  private struct Breach: Hashable {
    let rule: String
    let unit: String?
  }

  private static let most = 5
  private var counts: [Breach: Int] = [:]

  /// Whether this one is to be explained.
  mutating func take(_ finding: Finding) -> Bool {
    let breach = Breach(rule: finding.rule.id, unit: finding.ad.flatMap(AdName.unit))
    counts[breach, default: 0] += 1
    return counts[breach, default: 0] <= Self.most
  }

  /// Those that were not explained.
  var rest: [(rule: String, unit: String?, count: Int)] {
    counts.filter { $0.value > Self.most }
      .map { ($0.key.rule, $0.key.unit, $0.value - Self.most) }
      .sorted { ($0.rule, $0.unit ?? "") < ($1.rule, $1.unit ?? "") }
  }
}
