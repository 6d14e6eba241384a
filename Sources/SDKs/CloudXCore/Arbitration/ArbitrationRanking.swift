import MediatedNetworks
import Simulation

/// The bids in the order in which they rank, and why.
package struct ArbitrationRanking: Equatable, Sendable {
  /// The ranked ones first, then those that cannot be compared, as submitted.
  package let bids: [RankedBid]

  /// The best one, if any can be compared; a single bid always.
  package var winner: RankedBid? { bids.first { $0.rank == 1 } }

  /// `draw` gives a number below its argument.
  package init(
    _ offers: [ArbitrationOffer], units: ArbitrationUnits, ties: ArbitrationTies,
    _ draw: (Int) -> Int
  ) {
    guard offers.count != 1 else {
      bids = offers.map { RankedBid($0, rank: 1, .single) }
      return
    }
    let inOrder = ties.order(of: offers.count, draw).map { offers[$0] }
    let comparable = Self.sorted(inOrder, units)
    bids =
      comparable.enumerated().map { place, bid in
        let isTied = place > 0 && bid.weight == comparable[0].weight
        return RankedBid(
          bid.offer, rank: place + 1, place == 0 ? .highest : isTied ? .tied : .lower)
      }
      + offers.compactMap { offer in
        units.weight(offer) == nil
          ? RankedBid(offer, rank: nil, .init(ComparablePrice(offer))) : nil
      }
  }

  /// Highest first; equals stay as they are.
  private static func sorted(
    _ offers: [ArbitrationOffer], _ units: ArbitrationUnits
  ) -> [(offer: ArbitrationOffer, weight: ArbitrationUnits.Weight)] {
    let weighed = offers.compactMap { offer in units.weight(offer).map { (offer, $0) } }
    return weighed.enumerated().sorted { one, other in
      if one.element.1 == other.element.1 { return one.offset < other.offset }
      return one.element.1.isMore(than: other.element.1)
    }.map { (offer: $0.element.0, weight: $0.element.1) }
  }
}

/// A bid's place, and why it has that place.
package struct RankedBid: Equatable, Sendable {
  package let offer: ArbitrationOffer
  /// From 1; nil for a bid that cannot be compared.
  package let rank: Int?
  package let why: Why
  /// What it is worth for one impression, whatever units were compared; nil if that cannot be said.
  package var micros: Int? { ComparablePrice(offer).micros?.count }

  package init(_ offer: ArbitrationOffer, rank: Int?, _ why: Why) {
    self.offer = offer
    self.rank = rank
    self.why = why
  }

  /// Why it won or lost.
  package enum Why: String, CaseIterable, Sendable {
    /// It was the only one.
    case single
    case highest
    case lower
    /// As much as the winner, and behind it.
    case tied
    case missing, notFinite, negative

    init(_ price: ComparablePrice) {
      self =
        switch price {
        case .comparable: .lower
        case .missing: .missing
        case .notFinite: .notFinite
        case .negative: .negative
        }
    }
  }
}
