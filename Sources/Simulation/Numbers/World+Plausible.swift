extension World {
  /// The nearest possible length, ratio or duration: at least 0, and 0 for what is not a number. A
  /// changed number is noted, together with what it is about.
  package func plausible<Number: BinaryFloatingPoint>(
    _ number: Number, _ what: String, by party: Party
  ) -> Number {
    let nearest = max(0, number.plausible)
    if nearest != number { noteImplausible(what, by: party) }
    return nearest
  }

  /// Notes that a number could not be calculated with.
  package func noteImplausible(_ what: String, by party: Party) {
    journal.note(
      by: party, "\(what) makes no sense, the nearest that does is taken",
      violation: .implausibleNumber, data: [Fact.of(what)])
  }
}
