/// Who wins among bids of the same price.
package enum ArbitrationTies: String, CaseIterable, Sendable {
  /// Whoever was submitted first.
  case order
  /// Any of them with the same chance, as CloudX's server does it.
  case random

  /// The places of `count` bids in the order in which equals rank; `draw` gives a number below its
  /// argument.
  func order(of count: Int, _ draw: (Int) -> Int) -> [Int] {
    var places = Array(0..<count)
    guard self == .random, count > 1 else { return places }
    for place in (1..<count).reversed() { places.swapAt(place, draw(place + 1)) }
    return places
  }
}
