/// In which units an arbiter compares prices.
///
/// | | CloudX 0.0042 | LevelPlay 0.0025312 | PubMatic 3.9 | winner |
/// |---|---|---|---|---|
/// | `normalised` | 4200 µ$ | 2531 µ$ | 3900 µ$ | CloudX |
/// | `literal` | 0.0042 | 0.0025312 | 3.9 | PubMatic, by a factor of a thousand |
///
/// The headers of 3.4.0 call all three a "USD auction value", and nothing says that PubMatic's is
/// divided; `literal` is what that would do.
package enum ArbitrationUnits: String, CaseIterable, Sendable {
  /// Each as what one impression earns.
  case normalised
  /// Number against number, whatever it counts: what one impression earns, or a thousand.
  case literal
}

/// Which of equal prices wins.
package enum ArbitrationTies: String, CaseIterable, Sendable {
  /// That of the earlier slot.
  case order
  /// Any of them with the same chance, as CloudX's server does it.
  case random
}
