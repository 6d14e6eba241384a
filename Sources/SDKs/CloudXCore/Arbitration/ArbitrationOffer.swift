/// What the arbiter compares of a bid.
package struct ArbitrationOffer: Equatable, Sendable {
  package let id: String
  /// The platform's token.
  package let platform: String
  /// As it was submitted; nil if the platform said nothing.
  package let price: Double?
  package let unit: Unit
  package let buyer: String
  /// Has no influence on who wins.
  package let precision: String
  /// For CloudX's service; no influence either.
  package let extras: [String: String]

  /// What a price is for.
  package enum Unit: String, CaseIterable, Sendable {
    case perImpression, perThousand
  }

  package init(
    id: String, platform: String, price: Double?, unit: Unit, buyer: String = "",
    precision: String = "", extras: [String: String] = [:]
  ) {
    self.id = id
    self.platform = platform
    self.price = price
    self.unit = unit
    self.buyer = buyer
    self.precision = precision
    self.extras = extras
  }
}
