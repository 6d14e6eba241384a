extension Discrepancy {
  /// What both sides count.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    case impressions, clicks, rewards

    init(_ event: CountRow.Event) {
      self =
        switch event {
        case .impression: .impressions
        case .click: .clicks
        case .reward: .rewards
        }
    }

    /// Where a tally has it.
    package var count: any KeyPath<AdRecord.Tally, Int> & Sendable {
      switch self {
      case .impressions: \.impressions
      case .clicks: \.clicks
      case .rewards: \.rewards
      }
    }
  }

  /// How far the network's count is from that of its base, a mediator: network minus base, as a part of
  /// the base.
  package enum Gap: Equatable, Sendable {
    /// The network keeps no counts of its own here.
    case unknown
    case counted(base: Int, network: Int)

    package init(base: Int, network: Int) { self = .counted(base: base, network: network) }
  }

  /// A gap that is accepted, in hundredths of a percent of the base.
  package struct Threshold: Equatable, Sendable {
    package let hundredths: Int

    package init(hundredths: Int) { self.hundredths = hundredths }
  }

  /// A line's count that is too far off.
  package struct Excess: Equatable, Sendable {
    package let line: Line
    package let kind: Kind
    package var gap: Gap { line.gap(kind) }
  }

  /// The gaps above a threshold, in the scenario's order.
  package func excesses(above threshold: Threshold) -> [Excess] {
    lines.flatMap { line in
      Kind.allCases.filter { line.gap($0).isAbove(threshold) }.map { Excess(line: line, kind: $0) }
    }
  }
}

extension Discrepancy.Gap {
  /// Network minus base; nil if the network keeps no counts.
  package var difference: Int? {
    switch self {
    case .unknown: nil
    case .counted(let base, let network): network - base
    }
  }

  /// In hundredths of a percent of the base, rounded; nil if that is 0 and the network's is
  /// not, or unknown.
  package var hundredths: Int? {
    guard case .counted(let base, let network) = self else { return nil }
    guard base > 0 else { return network == 0 ? 0 : nil }
    let half = network >= base ? base / 2 : -base / 2
    return ((network - base) * 10_000 + half) / base
  }

  /// Whether the network counted something of which the base has nothing: no part of 0 says how
  /// much that is.
  package var lacksBase: Bool {
    if case .counted(0, let network) = self { network != 0 } else { false }
  }

  /// Of the counts themselves, so that rounding lets nothing through. Without a base any gap is.
  func isAbove(_ threshold: Discrepancy.Threshold) -> Bool {
    guard case .counted(let base, let network) = self else { return false }
    return abs(network - base) * 10_000 > threshold.hundredths * base
  }
}

extension Discrepancy.Threshold {
  /// The largest one that can be written.
  private static let most = 100_000

  /// `5%` or `2.5%`, with at most two places and up to 1000%; nil for anything else.
  package init?(reading text: String) {
    guard text.hasSuffix("%") else { return nil }
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), parts.allSatisfy({ Self.areDigits($0) }),
      parts[0].count <= 4, parts.count == 1 || parts[1].count <= 2,
      let whole = Int(parts[0]),
      let places = Int(parts.count == 1 ? "0" : parts[1] + (parts[1].count == 1 ? "0" : "")),
      whole * 100 + places <= Self.most
    else { return nil }
    hundredths = whole * 100 + places
  }

  private static func areDigits(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }
}
