extension Journal {
  /// A side says when it counts; nothing if that is as usual.
  package func say(_ counting: CountingMoment?, by party: Party) {
    guard let counting else { return }
    note(by: party, counting.sentence, .countingSaid, data: [Fact.counts(counting)])
  }
}
