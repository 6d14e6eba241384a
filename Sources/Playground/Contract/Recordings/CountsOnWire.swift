import Simulation

/// What Google counts of one ad, as far as others hear of it. A phone does not write down the count itself.
///
/// Where Google looks itself, it tells the adapter; elsewhere it counts what the adapter reports. It tells the
/// application of both.
struct CountsOnWire {
  private var clicks = Tally()
  private var impressions = Tally()

  private struct Tally {
    var told = 0
    var reported = 0
    var toldToApp = 0
    var counted = 0

    /// Where nobody knows who looks, what Google says of itself shows that it does.
    var known: Int { max(told > 0 ? told : reported, toldToApp) }
  }

  /// What Google counts when this happens. `isGoogles` is whether it is known to look itself, and to count no
  /// reports.
  mutating func add(_ entry: Entry, _ sense: Sense, isGoogles: Bool) -> [Entry] {
    switch sense {
    case .clickTold: clicks.told += 1
    case .clickReported: clicks.reported += isGoogles ? 0 : 1
    case .appToldClick: clicks.toldToApp += 1
    case .impressionTold: impressions.told += 1
    case .impressionReported: impressions.reported = isGoogles ? 0 : 1
    case .appToldImpression: impressions.toldToApp += 1
    default: return []
    }
    return Self.counts(&clicks, .click, .googleClick, entry)
      + Self.counts(&impressions, .impression, .googleImpression, entry)
  }

  private static func counts(
    _ tally: inout Tally, _ what: Count.What, _ sense: Sense, _ entry: Entry
  ) -> [Entry] {
    let more = tally.known - tally.counted
    guard more > 0 else { return [] }
    tally.counted = tally.known
    return [
      Entry(
        number: entry.number, time: entry.time, cause: entry.cause,
        kind: .count(Count(what, in: .google, amount: more)), from: .google, to: nil, sense: sense,
        ad: entry.ad, message: what.rawValue, data: .none)
    ]
  }
}
