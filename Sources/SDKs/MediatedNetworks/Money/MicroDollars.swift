/// Millionths of a US dollar for one impression: the unit in which prices are compared and paid.
///
/// | price | unit | µ$ |
/// |---|---|---|
/// | 0.0042 | per impression | 4200 |
/// | 3.9 | per thousand impressions | 3900 |
/// | 0.03 | per thousand impressions | 30, and not 29 |
/// | 1e300 | either | `Int64.max` |
/// | NaN, ±infinity | either | none |
package struct MicroDollars: Hashable, Comparable, Sendable {
  /// How many.
  package let count: Int

  /// So many millionths.
  package init(_ count: Int) {
    self.count = count
  }

  /// What one impression costs, in dollars; nil for what is not a number.
  package init?(perImpression dollars: Double) {
    self.init(rounding: dollars * 1_000_000, of: dollars)
  }

  /// What a thousand impressions cost, in dollars; nil for what is not a number.
  package init?(perThousand dollars: Double) {
    self.init(rounding: dollars * 1000, of: dollars)
  }

  /// What an impression costs, if that can be compared with other prices: nil for less than nothing,
  /// too.
  package init?(comparable dollars: Double, isPerThousand: Bool) {
    guard dollars >= 0 else { return nil }
    if isPerThousand { self.init(perThousand: dollars) } else { self.init(perImpression: dollars) }
  }

  /// A finite price that is too large for a whole number is the largest one.
  private init?(rounding micros: Double, of dollars: Double) {
    guard dollars.isFinite else { return nil }
    let nearest = micros.rounded()
    count = Int(exactly: nearest) ?? (nearest < 0 ? .min : .max)
  }

  /// Whether the left-hand one is less.
  package static func < (left: MicroDollars, right: MicroDollars) -> Bool {
    left.count < right.count
  }
}
