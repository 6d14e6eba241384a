/// In which order the lines of a unit are asked when some of them bid.
///
/// The lines of the waterfall keep the order of the settings, whatever they earn. A bid is asked
/// before the first of them that is worth less; bids among themselves by what they offer, equal ones
/// in the order of the settings.
///
/// | settings, in dollars | order |
/// |---|---|
/// | A 5, B 3, bid 4 | A, bid, B |
/// | A 3, B 5, bid 4 | bid, A, B |
/// | A 5, bid 5 | A, bid |
/// | A without a price, bid without a price | A, bid |
/// | bid 2, bid 4 | the second bid, the first |
package enum Auction {
  /// The places of the lines in the order in which they are asked. A bid whose place is not among
  /// `bidding` takes no part.
  package static func order(_ lines: [AdUnit.Line], bidding: Set<Int>) -> [Int] {
    func price(_ place: Int) -> Int { lines[place].valueMicros ?? 0 }
    var order = lines.indices.filter { lines[$0].bid == nil }
    let bids = lines.indices.filter { lines[$0].bid != nil && bidding.contains($0) }
    // The dearest first, and each behind whatever is worth as much.
    for bid in bids.sorted(by: { (price($1), $0) < (price($0), $1) }) {
      let place = order.firstIndex { price($0) < price(bid) } ?? order.endIndex
      order.insert(bid, at: place)
    }
    return order
  }
}
