extension BinaryFloatingPoint {
  /// The nearest number that the simulated world can calculate with; 0 for what is no number.
  ///
  /// An adapter or a network may say anything. Its lengths, scales and durations become sums and whole
  /// numbers, which trap at what is no number or too large. On a phone nothing comes near a million.
  package var plausible: Self {
    isNaN ? 0 : Swift.min(Swift.max(self, -1_000_000), 1_000_000)
  }
}
