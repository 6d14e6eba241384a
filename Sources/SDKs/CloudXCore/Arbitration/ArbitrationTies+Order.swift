import Simulation

extension ArbitrationTies {
  /// The places of `count` bids in the order in which equals rank; `draw` gives a number below its
  /// argument.
  func order(of count: Int, _ draw: (Int) -> Int) -> [Int] {
    var places = Array(0..<count)
    guard self == .random, count > 1 else { return places }
    for place in (1..<count).reversed() { places.swapAt(place, draw(place + 1)) }
    return places
  }
}
