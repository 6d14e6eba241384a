import AdServing
import Simulation

/// What an adapter called a load's handler with.
struct AdapterAnswer<Ad> {
  let ad: Ad?
  let error: (any Error)?
  /// Whether a stand-in answered instead of the adapter.
  var isStandIns = false

  var kind: LineAnswer { LineAnswer(hasAd: ad != nil, hasError: error != nil) }

  /// Who answers.
  var party: Party { isStandIns ? StandIn.party : .adapter }
  /// What the answer means; a stand-in's does not count as the adapter's.
  var sense: Sense { isStandIns ? .standIn : .lineAnswered }

  /// What the journal says about it; `number` is the line's, `object` what the adapter handed over.
  func facts(number: Int, object: AnyObject?) -> Fields {
    var facts = error.map { ($0 as NSError).facts } ?? .none
    facts[.result] = kind
    facts[.number] = number
    facts[.object] = object.map { "\(type(of: $0))" }
    return facts
  }

  /// The handler takes an ad or an error, and only one of them.
  func noteUnlessExactlyOne() {
    guard (ad == nil) == (error == nil) else { return }
    World.current.journal.note(
      by: .google,
      ad == nil
        ? "neither an ad nor an error was handed over" : "an ad and an error were handed over",
      violation: .notExactlyOneOfAdAndError)
  }
}

extension AdapterAnswer {
  /// What a stand-in answers with.
  init(_ failure: StandIn.Failure) {
    self.init(
      ad: nil,
      error: NSError(
        domain: StandIn.Failure.domain, code: failure.code,
        userInfo: [NSLocalizedDescriptionKey: failure.sentence]),
      isStandIns: true)
  }
}
