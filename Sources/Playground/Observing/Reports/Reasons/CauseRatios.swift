/// What the playground counted when it played the causes: both counts for each event that took place.
package struct CauseRatios: Equatable, Sendable {
  /// How often each side counts an event that the cause concerns.
  package struct Pair: Equatable, Sendable {
    package let base: Double
    package let other: Double

    static let even = Pair(base: 1, other: 1)

    /// Of two sums: the side that counted fewer counted each event once, unless it counted none.
    init(google: Int, network: Int) {
      let events = Double([google, network].filter { $0 > 0 }.min() ?? 0)
      guard events > 0 else {
        self = .even
        return
      }
      (base, other) = (Double(google) / events, Double(network) / events)
    }

    init(base: Double, other: Double) { (self.base, self.other) = (base, other) }

    static func * (left: Pair, right: Pair) -> Pair {
      Pair(base: left.base * right.base, other: left.other * right.other)
    }

    /// The other count as a part of the first one, where it concerns this share of all events.
    func ratio(share: Double) -> Double {
      (1 - share + share * other) / max(1 - share + share * base, 1e-6)
    }
  }

  package struct Effect: Equatable, Sendable {
    package var impressions = Pair.even
    package var clicks = Pair.even

    static func * (left: Effect, right: Effect) -> Effect {
      Effect(
        impressions: left.impressions * right.impressions, clicks: left.clicks * right.clicks)
    }

    /// Mediated networks are paid, and estimated, by the impression.
    func pair(_ figure: ReportFigure) -> Pair { figure == .clicks ? clicks : impressions }
  }

  private var effects: [ReportCause.Play: Effect] = [:]

  package init() {}

  /// Takes the counts of a scenario that was played.
  package mutating func add(_ scenario: String, _ counts: Discrepancy) {
    for line in counts.lines {
      guard let network = line.network else { continue }
      effects[.init(scenario, line.unit)] = Effect(
        impressions: pair(line, line.mediated.impressions, network.impressions),
        clicks: pair(line, line.mediated.clicks, network.clicks))
    }
  }

  /// The counts of the ads that are concerned: where some break a rule and others none, both sides counted
  /// the others once.
  private func pair(_ line: Discrepancy.Line, _ google: Int, _ network: Int) -> Pair {
    let broken = line.causes.values.max() ?? line.ads
    let even = google == network ? 0 : min(line.ads - broken, google, network)
    return Pair(google: google - even, network: network - even)
  }

  /// What a cause does to both counts; nil if it is not one that is told by them, or was not played.
  package func effect(_ cause: ReportCause) -> Effect? {
    switch cause.sign {
    case .played(let plays):
      let parts = plays.map { effects[$0] }
      guard parts.allSatisfy({ $0 != nil }) else { return nil }
      return parts.compactMap(\.self).reduce(Effect(), *)
    case .like(let other): return effect(other)
    case .none, .rows, .money: return nil
    }
  }
}
