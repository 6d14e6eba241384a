import Simulation

/// What a mediator and the network tell each other of one ad, and what the mediator counts of it: what it
/// is told, and one impression.
///
/// | told | the mediator counts |
/// |---|---|
/// | loaded | an impression, if that is its mistake |
/// | displayed | an impression, unless it has one and minds that |
/// | clicked | a click |
/// | rewarded | a reward |
/// | (it pays) | what the impression pays, unless it has |
final class MediatedReports {
  private let mediation: Mediation?
  private let id: MediatedAdID
  private let name: (MediatedCrossing) -> String?
  private var hasImpression = false
  private var hasPaid = false

  /// Without a mediation nothing passes, and only what must be done is.
  init(
    _ mediation: Mediation?, of id: MediatedAdID, _ name: @escaping (MediatedCrossing) -> String?
  ) {
    self.mediation = mediation
    self.id = id
    self.name = name
  }

  private var journal: Journal { World.current.journal }

  /// The mediator asks the network for something.
  func asks(_ crossing: MediatedCrossing, _ body: () -> Void) {
    guard let mediation, let message = name(crossing) else { return body() }
    for _ in 0..<(crossing == .load && makes(.asksTwice) ? 2 : 1) {
      journal.call(
        from: mediation.mediator, to: mediation.network, message, crossing.sense, data: facts, body)
    }
  }

  private func makes(_ mistake: MediatorMistake) -> Bool {
    mediation?.makes(mistake) == true
  }

  /// The network tells the mediator, who counts and tells whoever asked.
  func hears(_ crossing: MediatedCrossing, _ body: () -> Void) {
    guard let mediation, let message = name(crossing) else { return body() }
    journal.callback(
      from: mediation.network, to: mediation.mediator, message, crossing.sense, data: facts
    ) {
      count(crossing)
      body()
    }
  }

  private var facts: Fields { [Fact.adUnitID(id.key)] }

  private func count(_ crossing: MediatedCrossing) {
    switch crossing {
    case .clicked where makes(.forgetsClicks), .displayed where makes(.forgetsImpressions): break
    case .loaded where makes(.countsAtLoad),
      .displayed where !hasImpression || makes(.countsEveryReport):
      hasImpression = true
      count(.impression)
    case .clicked: count(.click)
    case .rewarded: count(.reward)
    case .load, .loaded, .failed, .show, .displayed, .notShown, .closed: break
    }
  }

  /// The impression is worth something.
  func pays(_ price: MicroDollars?) {
    guard !hasPaid, !makes(.forgetsImpressions), let price, price.count > 0 else { return }
    hasPaid = true
    count(.paid, amount: price.count)
  }

  private func count(_ what: Count.What, amount: Int = 1) {
    guard let mediation else { return }
    journal.count(Count(what, in: .mediator, amount: amount), by: mediation.mediator)
  }
}
