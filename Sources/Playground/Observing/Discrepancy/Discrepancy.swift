package import Scenarios

/// How far the two bookkeepers are apart, line by line, over many runs of a scenario.
package struct Discrepancy: Codable, Equatable, Sendable {
  /// What was counted for one line.
  package struct Line: Codable, Equatable, Sendable {
    package let unit: String
    package let label: String
    /// How many ads it delivered.
    package internal(set) var ads = 0
    package internal(set) var google = AdRecord.Tally()
    /// Nil for a network without counts of its own here.
    package internal(set) var network: AdRecord.Tally?
    /// What the servers of its VAST documents were told; nil without any.
    package internal(set) var vast: AdRecord.Tally?
    /// By how much the counts differ, and why.
    package internal(set) var split: [Discrepancy.Kind: [GapCause: Int]] = [:]
    /// How many of its ads broke a rule, by the rule's id.
    package internal(set) var causes: [String: Int] = [:]

    package init(unit: String, label: String) {
      self.unit = unit
      self.label = label
    }
  }

  /// In the scenario's order.
  package internal(set) var lines: [Line]
  /// How many loads ended without an ad.
  package internal(set) var failed = 0
  package internal(set) var runs = 0
  /// How many more runs an adapter has ended, and the program with them: they have no counts.
  package var crashed = 0

  package init(_ scenario: Scenario) {
    lines = scenario.adUnits.flatMap { unit in
      unit.lines.map { Line(unit: unit.id, label: $0.label) }
    }
  }

  /// Adds the counts of one run.
  package mutating func add(_ ledgers: Ledgers) {
    runs += 1
    // Where Google has no part there is nothing to compare.
    for ad in ledgers.ads where lines.contains(where: { $0.unit == ad.unit }) {
      guard let label = ad.line,
        let place = lines.firstIndex(where: { $0.label == label && $0.unit == ad.unit })
      else {
        failed += 1
        continue
      }
      lines[place].add(ad)
    }
  }
}

extension Discrepancy.Line {
  fileprivate mutating func add(_ ad: AdRecord) {
    ads += 1
    google += ad.google
    if ad.network != nil { network = (network ?? .init()) + ad.networks }
    if let pixels = ad.pixels { vast = (vast ?? .init()) + pixels.tally }
    for row in ad.countRows {
      guard let cause = row.gapCause, let gap = row.gap else { continue }
      split[Discrepancy.Kind(row.event), default: [:]][cause, default: 0] += abs(gap)
    }
    for rule in ad.findings { causes[rule, default: 0] += 1 }
  }

  /// How far the network's count is from Google's.
  package func gap(_ what: Discrepancy.Kind) -> Discrepancy.Gap {
    guard let network else { return .unknown }
    return Discrepancy.Gap(
      google: google[keyPath: what.count], network: network[keyPath: what.count])
  }

  /// The parts of a gap, the largest first.
  package func parts(of kind: Discrepancy.Kind) -> [(cause: GapCause, count: Int)] {
    let parts = split[kind] ?? [:]
    return GapCause.allCases.compactMap { cause in parts[cause].map { (cause, $0) } }
      .sorted { $0.1 > $1.1 }
  }

  /// The causes, most frequent first.
  package var causesInOrder: [(rule: String, ads: Int)] {
    causes.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }
}

extension AdRecord.Tally {
  static func + (left: Self, right: Self) -> Self {
    var sum = left
    sum += right
    return sum
  }

  static func += (left: inout Self, right: Self) {
    left.impressions += right.impressions
    left.clicks += right.clicks
    left.rewards += right.rewards
    left.paidMicros += right.paidMicros
  }
}
