extension BinaryFloatingPoint {
  /// The nearest number that the simulated world can calculate with; 0 if it is not a number.
  ///
  /// An adapter or a network may say anything. Its lengths, scales and durations become sums and
  /// whole numbers, which trap if a value is not a number or too large. Nothing on a phone comes
  /// near a million.
  @inlinable package var plausible: Self {
    isNaN ? 0 : Swift.min(Swift.max(self, -1_000_000), 1_000_000)
  }
}
