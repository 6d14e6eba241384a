import MediatedNetworks

/// Whether a price can be compared, and why not.
///
/// | price | |
/// |---|---|
/// | none | missing, which is not 0 |
/// | NaN, ±infinity | not a number |
/// | below 0 | negative |
/// | 0 | comparable: it loses to any other |
/// | above 0 | comparable, however large |
package enum ComparablePrice: Equatable, Sendable {
  case comparable(MicroDollars)
  case missing, notFinite, negative

  package init(_ price: Double?, _ unit: ArbitrationOffer.Unit) {
    guard let price else {
      self = .missing
      return
    }
    let micros =
      switch unit {
      case .perImpression: MicroDollars(perImpression: price)
      case .perThousand: MicroDollars(perThousand: price)
      }
    if let micros {
      self = price < 0 ? .negative : .comparable(micros)
    } else {
      self = .notFinite
    }
  }

  package init(_ offer: ArbitrationOffer) {
    self.init(offer.price, offer.unit)
  }

  /// The price, if it can be compared.
  package var micros: MicroDollars? {
    if case .comparable(let micros) = self { micros } else { nil }
  }
}
