import Observing
import Playing

@MainActor private let ratios = CausePlayer.ratios()

extension Property {
  /// Of reports that are apart for each cause in turn, the cause is among the first two in nine of ten.
  package static let causesFound = Property(
    "the cause of a gap is among the first two reasons", 0..<10
  ) { number in
    // None of these reports says how many ads were asked for.
    let causes = ReportCause.allCases.filter {
      ![.usual, .countsRequests, .countsMatched].contains($0)
    }
    return try verdict(of: causes.count) { place in
      let (cause, turn) = (causes[place], place + Int(number))
      let networks = ReportStyle.networks.filter { $0.hasClicks || !cause.needsClicks }
      let pair = ReportPair([cause], seed: number * 100 + UInt64(place))
      let first = try explanation(
        pair, ReportStyle.googles[turn % ReportStyle.googles.count],
        networks[turn / 3 % networks.count]
      ).reasons.all.prefix(2)
      guard !first.contains(where: { $0.causes.contains(cause) }) else { return nil }
      return "\(cause): \(first.map { "\($0.causes[0]) \($0.share)" })"
    }
  }

  /// Of two causes at once, one is.
  package static let mixedCausesFound = Property(
    "one of two causes of a gap is among the first two reasons", 0..<4
  ) { number in
    try verdict(of: mixtures.count * 2) { place in
      let causes = mixtures[place % mixtures.count]
      let pair = ReportPair(causes, seed: 1000 + number * 100 + UInt64(place), least: 0.2)
      let first = try explanation(pair, ReportStyle.googles[0], ReportStyle.networks[0])
        .reasons.all.prefix(2)
      guard !first.contains(where: { !Set($0.causes).isDisjoint(with: causes) }) else { return nil }
      return "\(causes): \(first.map { "\($0.causes[0]) \($0.share)" })"
    }
  }

  /// Without a cause, a gap is called usual.
  package static let usualGaps = Property(
    "reports without a cause are within what is usual", 0..<5
  ) { number in
    try verdict(of: 10) { place in
      let turn = place + Int(number)
      let explanation = try explanation(
        ReportPair([], seed: 500 + number * 100 + UInt64(place)),
        ReportStyle.googles[turn % ReportStyle.googles.count],
        ReportStyle.networks[turn % ReportStyle.networks.count])
      return explanation.reasons.areWithinUsual ? nil : "\(explanation.reasons.all.prefix(1))"
    }
  }

  private static let mixtures: [[ReportCause]] = [
    [.clicksNotPassedOn, .impressionsTwice], [.netAgainstGross, .impressionsNotPassedOn],
    [.lastDaysMissing, .clicksNotReported], [.currency, .clicksNotPassedOn],
    [.joinedTwice, .netAgainstGross],
  ]

  /// Holds if no more than one of ten tries misses.
  private static func verdict(
    of tries: Int, _ miss: (_ place: Int) throws -> String?
  ) rethrows -> Verdict {
    let misses = try (0..<tries).compactMap { place in try miss(place) }
    return misses.count * 10 <= tries
      ? .holds(times: tries) : .fails(misses.joined(separator: "\n"))
  }

  private static func explanation(
    _ pair: ReportPair, _ google: ReportStyle, _ network: ReportStyle
  ) throws -> Explanation {
    let base = try ReportStream.read(google.bytes(pair.google), pieces: 4096)
    let other = try ReportStream.read(network.bytes(pair.network), pieces: 1000)
    return Explanation(try ReportComparison(base, other), ratios)
  }
}

extension ReportCause {
  fileprivate var needsClicks: Bool {
    switch self {
    case .clicksNotPassedOn, .clicksNotReported, .clicksPassedOnTwice, .clicksReportedTwice,
      .invalidClicksRemoved:
      true
    default: false
    }
  }
}
