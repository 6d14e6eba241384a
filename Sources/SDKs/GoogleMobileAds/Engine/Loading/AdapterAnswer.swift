import Simulation

/// What an adapter called a load's handler with.
struct AdapterAnswer<Ad> {
  let ad: Ad?
  let error: (any Error)?

  var kind: LineAnswer { LineAnswer(hasAd: ad != nil, hasError: error != nil) }

  /// What the journal says about it; `number` is the line's.
  func facts(number: Int) -> Fields {
    var facts = error.map { ($0 as NSError).facts } ?? .none
    facts["result"] = .string(kind.rawValue)
    facts["number"] = .int(number)
    return facts
  }

  /// The handler wants an ad or an error, and only one of them.
  func noteUnlessExactlyOne() {
    guard (ad == nil) == (error == nil) else { return }
    World.current.journal.note(
      by: .google,
      ad == nil
        ? "neither an ad nor an error was handed over" : "an ad and an error were handed over",
      violation: .notExactlyOneOfAdAndError)
  }
}
