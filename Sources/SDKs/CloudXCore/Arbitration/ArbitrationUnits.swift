import MediatedNetworks

/// In which units prices are compared.
///
/// | | CloudX 0.0042 | LevelPlay 0.0025312 | PubMatic 3.9 | winner |
/// |---|---|---|---|---|
/// | `normalised` | 4200 µ$ | 2531 µ$ | 3900 µ$ | CloudX |
/// | `literal` | 0.0042 | 0.0025312 | 3.9 | PubMatic, by a factor of a thousand |
///
/// The headers of 3.4.0 call all three a "USD auction value", and nothing says that PubMatic's is
/// divided; `literal` is what that would do.
package enum ArbitrationUnits: String, CaseIterable, Sendable {
  case normalised, literal

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
