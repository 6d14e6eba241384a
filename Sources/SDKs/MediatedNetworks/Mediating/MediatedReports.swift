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
///
/// An adapter between them may lose, double, delay or invent what it passes on.
final class MediatedReports {
  private let mediation: Mediation?
  private let adapter: Layer?
  private let id: MediatedAdID
  private let name: (MediatedCrossing) -> String?
  private var hasImpression = false
  private var hasPaid = false
  private var hasToldAtLoad = false
  private var hasDisplay = false
  /// What waits until the mediator hears of the display.
  private var payments: [() -> Void] = []

  /// Without a mediation nothing passes, and only what must be done is.
  init(
    _ mediation: Mediation?, of id: MediatedAdID, _ name: @escaping (MediatedCrossing) -> String?
  ) {
    self.mediation = mediation
    self.id = id
    self.name = name
    adapter = mediation == nil ? nil : MediatedServer.shared.adapter(of: id)
  }

  private var journal: Journal { World.current.journal }

  /// The mediator asks the network for something. Its adapter may say at once that there is what was `wished`.
  func asks(
    _ crossing: MediatedCrossing, wished: (() -> Void)? = nil, _ body: @escaping () -> Void
  ) {
    guard let mediation, let message = name(crossing) else { return body() }
    let ask = { [self] in asks(crossing, message, mediation, wished, body) }
    ask()
    guard crossing == .load, makes(.asksTwice) else { return }
    guard let delay = mediation.delay else { return ask() }
    World.current.after(delay, "the platform asks again", nil, by: mediation.mediator, ask)
  }

  private func asks(
    _ crossing: MediatedCrossing, _ message: String, _ mediation: Mediation,
    _ wished: (() -> Void)?, _ body: @escaping () -> Void
  ) {
    guard let adapter, let call = crossing.call else {
      return journal.call(
        from: mediation.mediator, to: mediation.network, message, crossing.sense, data: facts, body)
    }
    journal.call(
      from: mediation.mediator, to: adapter.party, message, .mediatorAsked,
      data: facts(of: call.rawValue)
    ) {
      if let wished { invents(call == .load ? .loaded : .displayed, by: adapter, wished) }
      adapter.ask(call) { [facts, journal] in
        journal.call(
          from: adapter.party, to: mediation.network, crossing.nameAtNetwork, crossing.sense,
          data: facts, body)
      }
    }
  }

  private func invents(
    _ crossing: MediatedCrossing, by adapter: Layer, _ wished: @escaping () -> Void
  ) {
    guard let message = name(crossing) else { return }
    adapter.invent(crossing.news, message, data: facts) { [self] in arrived(crossing, wished) }
  }

  private func makes(_ mistake: MediatorMistake) -> Bool {
    mediation?.makes(mistake) == true
  }

  /// The network tells the mediator, who counts and tells whoever asked. An adapter may tell of an ad `instead`, or
  /// what is `unsaid` before it happens.
  func hears(
    _ crossing: MediatedCrossing, instead: (() -> Void)? = nil,
    unsaid: [MediatedCrossing: () -> Void] = [:], _ body: @escaping () -> Void
  ) {
    guard let mediation, let message = name(crossing) else { return body() }
    guard let adapter else {
      return journal.callback(
        from: mediation.network, to: mediation.mediator, message, crossing.sense, data: facts
      ) { arrived(crossing, body) }
    }
    let other = invention(.loaded, instead)
    let early = unsaid.compactMap { invention($0, $1) }
    journal.callback(
      from: mediation.network, to: adapter.party, crossing.nameAtNetwork, crossing.sense,
      data: facts
    ) {
      adapter.pass(
        crossing.news, message, data: facts, instead: other,
        unsaid: { news in early.first { $0.news == news } }
      ) { [self] in arrived(crossing, body) }
    }
  }

  private func invention(
    _ crossing: MediatedCrossing, _ body: (() -> Void)?
  ) -> Layer.Invention? {
    guard let body, let message = name(crossing) else { return nil }
    return (crossing.news, message, { [self] in arrived(crossing, body) })
  }

  private func arrived(_ crossing: MediatedCrossing, _ body: () -> Void) {
    count(crossing)
    body()
    guard crossing == .displayed else { return }
    hasDisplay = true
    let due = payments
    payments = []
    for pay in due { pay() }
  }

  /// A mediator pays for what it knows of: without an adapter between at once.
  func whenDisplayed(_ pay: @escaping () -> Void) {
    if adapter == nil || hasDisplay { pay() } else { payments.append(pay) }
  }

  private var facts: Fields { [Fact.adUnitID(id.key)] }
  private func facts(of call: String) -> Fields { [Fact.adUnitID(id.key), Fact.what(call)] }

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

  /// The impression is worth something; `tell` says so, once.
  func pays(_ price: MicroDollars?, _ tell: () -> Void) {
    let isTold = hasToldAtLoad
    pays(price)
    if !isTold { tell() }
  }

  /// The ad has loaded, which is worth nothing yet.
  func loaded(_ price: MicroDollars?, _ tell: () -> Void) {
    guard makes(.paysAtLoad) else { return }
    pays(price, tell)
    hasToldAtLoad = true
  }

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
