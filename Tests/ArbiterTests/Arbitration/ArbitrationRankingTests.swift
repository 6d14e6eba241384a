import CloudXCore
import MediatedNetworks
import Simulation
import Testing

/// The rules by which bids are compared.
struct ArbitrationRankingTests {
  private func offer(
    _ platform: String, _ price: Double?, _ unit: ArbitrationOffer.Unit = .perImpression
  ) -> ArbitrationOffer {
    ArbitrationOffer(id: platform, platform: platform, price: price, unit: unit)
  }

  private func rank(
    _ offers: [ArbitrationOffer], units: ArbitrationUnits = .normalised,
    ties: ArbitrationTies = .order, _ draw: (Int) -> Int = { _ in 0 }
  ) -> ArbitrationRanking {
    ArbitrationRanking(offers, units: units, ties: ties, draw)
  }

  private var three: [ArbitrationOffer] {
    [offer("C", 0.0042), offer("L", 0.0025312), offer("P", 3.9, .perThousand)]
  }

  @Test func `prices are compared for one impression`() {
    let ranking = rank(three)
    #expect(ranking.bids.map(\.offer.platform) == ["C", "P", "L"])
    #expect(ranking.bids.map(\.micros) == [4200, 3900, 2531])
    #expect(ranking.bids.map(\.rank) == [1, 2, 3])
    #expect(ranking.bids.map(\.why) == [.highest, .lower, .lower])
  }

  @Test func `taken literally a price for a thousand impressions wins by a thousand times`() {
    let ranking = rank(three, units: .literal)
    #expect(ranking.winner?.offer.platform == "P")
    #expect(ranking.bids.map(\.micros) == [3900, 4200, 2531])
  }

  @Test(arguments: [0, nil, -1, Double.nan, .infinity, -.infinity])
  func `a single bid wins whatever its price`(_ price: Double?) {
    let ranking = rank([offer("L", price)])
    #expect(ranking.winner?.offer.platform == "L")
    #expect(ranking.winner?.why == .single)
    #expect(ranking.winner?.micros == (price == 0 ? 0 : nil))
  }

  @Test func `without bids nobody wins`() {
    #expect(rank([]).winner == nil && rank([]).bids.isEmpty)
  }

  @Test func `what cannot be compared is listed last with its reason`() {
    let ranking = rank([
      offer("N", .nan), offer("M", nil), offer("I", .infinity), offer("G", -0.5), offer("Z", 0),
    ])
    #expect(ranking.winner?.offer.platform == "Z")
    #expect(ranking.bids.map(\.offer.platform) == ["Z", "N", "M", "I", "G"])
    #expect(ranking.bids.map(\.why) == [.highest, .notFinite, .missing, .notFinite, .negative])
    #expect(ranking.bids.map(\.rank) == [1, nil, nil, nil, nil])
  }

  @Test func `if no bid can be compared nobody wins`() {
    let ranking = rank([offer("N", .nan), offer("M", nil)])
    #expect(ranking.winner == nil)
    #expect(ranking.bids.count == 2)
  }

  @Test func `zero loses to anything above it, and missing is not zero`() {
    #expect(rank([offer("Z", 0), offer("L", 0.000001)]).winner?.offer.platform == "L")
    #expect(rank([offer("M", nil), offer("Z", 0)]).winner?.offer.platform == "Z")
  }

  @Test func `an absurd price is clamped, and wins`() {
    let ranking = rank([offer("C", 1), offer("A", 1e300)])
    #expect(ranking.winner?.offer.platform == "A")
    #expect(ranking.winner?.micros == .max)
  }

  @Test func `prices that round to the same millionth are tied`() {
    let ranking = rank([offer("A", 0.00420001), offer("B", 0.0042)])
    #expect(ranking.bids.map(\.why) == [.highest, .tied])
    #expect(ranking.winner?.offer.platform == "A")
  }

  @Test func `a bid as high as the one before it is tied only if that has won`() {
    let ranking = rank([offer("A", 2), offer("B", 1), offer("C", 1)])
    #expect(ranking.bids.map(\.why) == [.highest, .lower, .lower])
  }

  @Test func `ties are broken by order, or by lot`() {
    let equal = [offer("A", 1), offer("B", 1), offer("C", 1)]
    #expect(rank(equal).bids.map(\.offer.platform) == ["A", "B", "C"])
    let dice = World(seed: 3).stream("ties")
    var winners: [String: Int] = [:]
    for _ in 0..<300 {
      let winner = rank(equal, ties: .random) { dice.next(below: $0) }.winner
      winners[winner?.offer.platform ?? "", default: 0] += 1
    }
    #expect(winners.keys.sorted() == ["A", "B", "C"])
    #expect(winners.values.allSatisfy { $0 > 60 })
  }

  @Test func `a duplicate bid is a tie with itself`() {
    let ranking = rank([offer("A", 1), offer("A", 1)])
    #expect(ranking.bids.map(\.why) == [.highest, .tied])
  }
}
