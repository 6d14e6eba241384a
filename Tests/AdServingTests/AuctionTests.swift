import AdServing
import Testing

/// Where bids stand among the lines of a waterfall.
@Suite struct AuctionTests {
  private enum Kind { case line, bid }

  /// The order of lines with these prices, all bids taking part unless some are named.
  private func order(_ lines: (Kind, Int?)..., bidding: Set<Int>? = nil) -> [Int] {
    let lines = lines.map { kind, price in
      var line = AdUnit.Line(className: "A", label: "A", settings: [:], valueMicros: price)
      line.bid = kind == .bid ? .init(response: "bid") : nil
      return line
    }
    return Auction.order(lines, bidding: bidding ?? Set(lines.indices))
  }

  @Test func `without bids the settings' order stays, whatever the lines earn`() {
    #expect(order((.line, 3), (.line, 5), (.line, nil)) == [0, 1, 2])
  }

  @Test func `a bid is asked before the first line that is worth less`() {
    #expect(order((.line, 5), (.line, 3), (.bid, 4)) == [0, 2, 1])
    #expect(order((.line, 3), (.line, 5), (.bid, 4)) == [2, 0, 1])
    #expect(order((.bid, 4), (.line, 5), (.line, 4)) == [1, 2, 0])
  }

  @Test func `of equal worth the line of the waterfall is first`() {
    #expect(order((.bid, 5), (.line, 5)) == [1, 0])
    #expect(order((.bid, nil), (.line, nil)) == [1, 0])
  }

  @Test func `bids stand by what they offer, equal ones in the settings' order`() {
    #expect(order((.bid, 2), (.bid, 4), (.bid, 4)) == [1, 2, 0])
    #expect(order((.bid, 4), (.line, 3), (.bid, 6)) == [2, 0, 1])
  }

  @Test func `a bid without signals takes no part`() {
    #expect(order((.line, 1), (.bid, 9), (.bid, 8), bidding: [2]) == [2, 0])
  }
}
