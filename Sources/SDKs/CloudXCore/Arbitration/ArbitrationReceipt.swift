/// Why a platform won: for each bid its price, its rank, and why it lost.
package struct ArbitrationReceipt: Equatable, Sendable {
  /// The question's identifier.
  package let identifier: String
  /// The question's number, from 1.
  package let number: Int
  package let by: Decider
  /// All bids, the winner first.
  package let bids: [RankedBid]

  /// Who decided.
  package enum Decider: String, CaseIterable, Sendable {
    /// Nobody had to: there was one bid.
    case single
    case service
    /// The SDK itself, because the service did not.
    case fallback
    /// There is no winner.
    case none
  }

  package init(identifier: String, number: Int, by: Decider, _ ranking: ArbitrationRanking) {
    self.identifier = identifier
    self.number = number
    bids = ranking.bids
    self.by = ranking.winner == nil ? .none : by
  }

  /// The bid that won.
  package var winner: RankedBid? { by == .none ? nil : bids.first { $0.rank == 1 } }
}
