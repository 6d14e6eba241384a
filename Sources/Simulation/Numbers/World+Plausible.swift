extension World {
  /// The nearest length, ratio or duration that can be: nothing below 0, and what is no number is 0. Another
  /// one than was said is noted, with what it is about.
  package func plausible<Number: BinaryFloatingPoint>(
    _ number: Number, _ what: String, by party: Party
  ) -> Number {
    let nearest = max(0, number.plausible)
    if nearest != number { noteImplausible(what, by: party) }
    return nearest
  }

  /// Writes down that a number was none to calculate with.
  package func noteImplausible(_ what: String, by party: Party) {
    journal.note(
      by: party, "\(what) makes no sense, the nearest that does is taken",
      violation: .implausibleNumber, data: ["of": .string(what)])
  }
}
