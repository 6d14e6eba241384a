/// Rules by their places in the book, as bits: a set is merged for every entry of a journal.
package struct RuleSet: Equatable, Sendable {
  private var bits = SIMD8<UInt64>()
  /// How many rules it has room for.
  static let capacity = 512

  package init() {}

  package var count: Int {
    bits.indices.reduce(0) { $0 + bits[$1].nonzeroBitCount }
  }

  package func contains(_ rule: Int) -> Bool { bits[rule / 64] & (1 << UInt64(rule % 64)) != 0 }
  package mutating func insert(_ rule: Int) { bits[rule / 64] |= 1 << UInt64(rule % 64) }
  mutating func formUnion(_ other: RuleSet) { bits |= other.bits }
}
