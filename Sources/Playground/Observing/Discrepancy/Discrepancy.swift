package import Scenarios

/// How far the two bookkeepers are apart, line by line, over many runs of a scenario.
package struct Discrepancy: Codable, Equatable, Sendable {
  /// What was counted for one line.
  package struct Line: Codable, Equatable, Sendable {
    package let unit: String
    package let label: String
    /// Who requests its ads, and keeps the counts that the network's are compared with.
    package let mediator: String
    /// How many ads it delivered.
    package internal(set) var ads = 0
    /// What the mediator counted.
    package internal(set) var mediated = AdRecord.Tally()
    /// Nil for a network without counts of its own here.
    package internal(set) var network: AdRecord.Tally?
    /// What the servers of its VAST documents were told; nil without any.
    package internal(set) var vast: AdRecord.Tally?
    /// By how much the counts differ, and why.
    package internal(set) var split: [Discrepancy.Kind: [GapCause: Int]] = [:]
    /// How many of its ads broke a rule, by the rule's id.
    package internal(set) var causes: [String: Int] = [:]

    package init(unit: String, label: String, mediator: String = Discrepancy.google) {
      (self.unit, self.label, self.mediator) = (unit, label, mediator)
    }
  }

  /// The mediator of most units.
  package static let google = "Google"

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
    for ad in ledgers.ads {
      // Where only networks count there is nothing to compare.
      guard let mediator = ad.life.kind.through.observed.mediator else { continue }
      guard let label = ad.line, let place = place(of: label, ad.unit, mediator) else {
        failed += 1
        continue
      }
      lines[place].add(ad)
    }
  }

  /// The lines of a platform are known once its networks have had an ad.
  private mutating func place(of label: String, _ unit: String, _ mediator: String) -> Int? {
    let place = lines.firstIndex { $0.label == label && $0.unit == unit }
    guard place == nil, mediator != Self.google else { return place }
    lines.append(Line(unit: unit, label: label, mediator: mediator))
    return lines.count - 1
  }

  /// Those with whose counts the networks' are compared.
  package var mediators: Set<String> { Set(lines.filter { $0.ads > 0 }.map(\.mediator)) }
  /// Whether only networks count.
  package var isWithoutMediator: Bool { lines.isEmpty && failed == 0 }
}

extension Discrepancy.Line {
  fileprivate mutating func add(_ ad: AdRecord) {
    ads += 1
    if mediator == Discrepancy.google {
      mediated += ad.google
      if ad.network != nil { network = (network ?? .init()) + ad.networks }
    } else {
      mediated += ad.books[mediator]
      network = (network ?? .init()) + ad.books[label]
    }
    if let pixels = ad.pixels { vast = (vast ?? .init()) + pixels.tally }
    for row in ad.countRows {
      guard let cause = row.gapCause, let gap = row.gap else { continue }
      split[Discrepancy.Kind(row.event), default: [:]][cause, default: 0] += abs(gap)
    }
    for rule in ad.findings { causes[rule, default: 0] += 1 }
  }

  /// How far the network's count is from the mediator's.
  package func gap(_ what: Discrepancy.Kind) -> Discrepancy.Gap {
    guard let network else { return .unknown }
    return Discrepancy.Gap(
      base: mediated[keyPath: what.count], network: network[keyPath: what.count])
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
