import MediatedNetworks
import Simulation

extension ArbitrationUnits {
  /// What a comparable bid is ranked by.
  func weight(_ offer: ArbitrationOffer) -> Weight? {
    guard let micros = ComparablePrice(offer).micros, let price = offer.price else { return nil }
    return switch self {
    case .normalised: .micros(micros)
    case .literal: .dollars(price)
    }
  }

  /// What two bids are compared by. Both have the same case.
  enum Weight: Equatable {
    case micros(MicroDollars)
    case dollars(Double)

    func isMore(than other: Weight) -> Bool {
      switch (self, other) {
      case (.micros(let one), .micros(let other)): one > other
      case (.dollars(let one), .dollars(let other)): one > other
      case (.micros, .dollars), (.dollars, .micros): false
      }
    }
  }
}
