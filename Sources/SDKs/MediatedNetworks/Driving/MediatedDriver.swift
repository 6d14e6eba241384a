import Simulation

/// The part of an ad that is the same at every network: hears what its holder asks on main, obeys the
/// ad's life, asks the server, and tells the holder what happens.
///
/// ```
///   holder ── load, show ──▶ driver ── event ──▶ life
///      ▲                        │ ◀── effects ──┘
///      └── vendor's calls ◀─────┴── request ──▶ server
/// ```
///
/// Only the newest request is answered. An answer to an earlier one, a second or a late one, would
/// otherwise pass for the answer that is awaited, and that one would then come to nobody. An ad
/// that was asked for something lives until it has answered, unless its network leaves that to the
/// holder.
package class MediatedDriver<Life: MediatedLife, Ad: MediatedFacts> {
  package typealias Vendor = any MediatedVendor<Life, Ad>

  package let id: MediatedAdID
  private let own: Party
  package weak var vendor: Vendor?
  package private(set) var life: Life
  /// The newest answer with an ad, until the next request.
  package private(set) var answer: MediatedAnswer?
  /// The ad that was loaded last.
  package private(set) var ad: Ad?
  /// The one before it.
  package private(set) var formerAd: Ad?
  /// Its name in the journal.
  private(set) var adName: String?
  /// Whether it was on the screen, where no network shows it twice.
  var isUsed = false
  /// What is said of it between who mediates and its network.
  private(set) var reports: MediatedReports?

  /// What a mediator has told of the ad before it has happened.
  private var early: Set<MediatedCrossing> = []
  private let starter: MediatedStarter?
  private let naming: MediatedNaming
  private let keepsVendor: Bool
  private var holder: MediatedHolder
  private var newest = 0
  private var asked = World.current.timeline.now

  package init(
    of network: Party, adUnitID: String, life: Life, after starter: MediatedStarter? = nil,
    naming: MediatedNaming = .loads, keepsVendor: Bool = true
  ) {
    id = MediatedAdID(network: network.name ?? "", key: adUnitID)
    own = network
    self.life = life
    self.starter = starter
    self.naming = naming
    self.keepsVendor = keepsVendor
    let mediator = MediatedServer.shared.mediation(of: id)?.mediator
    holder = MediatedHolder(of: mediator ?? network, adUnitID: adUnitID)
  }

  /// Who mediates, now.
  package var mediation: Mediation? { MediatedServer.shared.mediation(of: id) }
  /// Whose ads it has.
  package var network: Party { mediation?.network ?? own }

  /// How long ago the newest request was made.
  package var latency: Duration { World.current.timeline.now - asked }

  // MARK: What the holder asks

  /// Whoever is at work now holds the ad.
  package func take() { holder.take() }

  /// The holder asks for an ad; `event` is made on main.
  package func load(_ message: String, _ event: @escaping () -> Life.Event) {
    guard naming == .loads else { return asks(message, .networkAsked, event) }
    enter(message) { [self] in holder.asksForAd(message, id) { handle(event()) } }
  }

  /// The holder asks for something else.
  package func asks(
    _ message: String, _ sense: Sense, data: Fields = .none, _ event: @escaping () -> Life.Event
  ) {
    enter(message) { [self] in holder.asks(message, sense, data: data) { handle(event()) } }
  }

  /// The holder asks for something that needs no event and is done at once, on main.
  package func asksNow<Result>(
    _ message: String, _ sense: Sense, data: Fields = .none, _ body: () -> Result
  ) -> Result {
    take()
    return holder.asks(message, sense, data: data, body)
  }

  private func enter(_ message: String, _ body: @escaping () -> Void) {
    entering(
      message,
      keeping { [self] in
        take()
        body()
      })
  }

  /// Runs it later, and keeps the vendor alive until then.
  private func keeping(_ body: @escaping () -> Void) -> () -> Void {
    let kept = keepsVendor ? vendor : nil
    return { withExtendedLifetime(kept, body) }
  }

  // MARK: Obeying

  package func handle(_ event: Life.Event) {
    let effects = life.handle(event)
    moved()
    effects.forEach(obey)
  }

  /// Called after each event, before anybody is told.
  func moved() {}

  /// The answer to a request as the SDK understands it; called once, however often it arrives.
  func read(_ answer: MediatedAnswer) -> MediatedAnswer { answer }

  /// An ad has come, and who asked for it was told.
  func came(_ answer: MediatedAnswer) {}

  /// Shows the ad.
  func present(_ answer: MediatedAnswer, for vendor: Vendor) {}

  /// Is asked to show an ad that there is not, or not any more.
  func presentNothing() {}

  private func obey(_ effect: Life.Effect) {
    switch effect {
    case .request: request()
    case .present:
      guard let answer, let vendor else { return }
      if answer.isInvented { presentNothing() } else { present(answer, for: vendor) }
    case .tell(let news): tell(news, of: ad)
    case .tellSoon(let news): World.current.soon(keeping { self.tell(news, of: self.ad) })
    case .log(let text, let sense, let facts): holder.logs(text, sense, data: facts)
    case .afterStart(let event): starter?.afterStart(keeping { self.handle(event) })
    case .soon(let event): World.current.soon(keeping { self.handle(event) })
    }
  }

  func request() {
    guard vendor != nil else { return }
    let former = answer
    answer = nil
    newest += 1
    asked = World.current.timeline.now
    let number = newest
    let kept = keepsVendor ? vendor : nil
    let reports = MediatedReports(mediation, of: id) { [weak self] in
      self?.vendor?.adapterMethod(for: $0)
    }
    within {
      tell(.requested(number), of: ad)
      var known: MediatedAnswer?
      let recalled = former.map { answer in
        {
          guard let vendor = kept ?? self.vendor else { return }
          self.answered(answer, vendor, reports, isFormer: true)
        }
      }
      func ask(_ retries: Int) {
        reports.asks(.load, wished: recalled) { [self] in
          MediatedServer.shared.request(id) { [self] answer in
            guard number == newest else {
              return logs("an answer to an earlier request is dropped")
            }
            guard let vendor = kept ?? self.vendor else {
              return logs("whoever asked for the ad is gone; nobody is told")
            }
            var answer = known ?? read(answer)
            answer.passedOver = mediation?.before ?? []
            known = answer
            let isFill = answer.outcome == .fill
            reports.hears(
              isFill ? .loaded : .failed,
              instead: isFill ? nil : { self.answered(answer.invented, vendor, reports) },
              unsaid: isFill ? [.failed: { self.answered(answer.refused, vendor, reports) }] : [:]
            ) {
              guard !isFill, let mediation = self.mediation,
                let pause = mediation.pause(after: retries)
              else { return self.answered(answer, vendor, reports) }
              known = nil
              self.asksAgain(mediation, in: pause) { ask(retries + 1) }
            }
          }
        }
      }
      askInVain(mediation?.before[...] ?? []) { if number == self.newest { ask(0) } }
    }
  }

  /// A mediator asks other networks first, which have no ad.
  private func askInVain(
    _ others: ArraySlice<Mediation.PassedOver>, _ ask: @escaping () -> Void
  ) {
    guard let other = others.first, let mediator = mediation?.mediator else { return ask() }
    let name = other.network
    World.current.after(other.wait, "\(name) was asked", nil, by: mediator) { [self] in
      let error =
        other.isSilent
        ? "no answer within \(other.wait.wholeMilliseconds / 1_000) seconds" : "no fill"
      World.current.journal.note(
        by: mediator, "\(name) has no ad (\(error)); the next network is asked", .networkPassedOver,
        data: [Fact.line(name), Fact.error(error)])
      askInVain(others.dropFirst(), ask)
    }
  }

  /// A mediator that tells nobody yet that there is no ad.
  private func asksAgain(
    _ mediation: Mediation, in pause: Duration, _ ask: @escaping () -> Void
  ) {
    World.current.journal.note(
      by: mediation.mediator, "the platform asks again by itself", .platformRetries,
      data: [Fact.milliseconds(pause.wholeMilliseconds)])
    World.current.after(pause, "the platform asks again", nil, by: mediation.mediator, ask)
  }

  private func within(_ body: () -> Void) {
    var context = World.current.journal.context
    if naming == .requests { context.ad = MediatedServer.shared.adOfRequest(id) ?? context.ad }
    World.current.journal.within(context, body)
  }

  private func answered(
    _ answer: MediatedAnswer, _ vendor: Vendor, _ reports: MediatedReports, isFormer: Bool = false
  ) {
    if answer.outcome == .fill, Life.loading.contains(life.state) {
      if !isFormer { isUsed = false }
      formerAd = ad
      self.reports = reports
      adName = World.current.journal.context.ad
      keep(answer, for: vendor)
    }
    handle(vendor.event(for: answer))
    if answer.outcome == .fill { came(answer) }
  }

  private func keep(_ answer: MediatedAnswer, for vendor: Vendor) {
    self.answer = answer
    ad = vendor.ad(of: answer)
  }

  /// Has other values for the ad that was loaded last.
  package func change(_ change: (inout MediatedAnswer) -> Void = { _ in }) {
    guard var answer, let vendor else { return }
    change(&answer)
    keep(answer, for: vendor)
  }

  // MARK: Telling

  /// Tells who wants to hear it, unless a mediator has told it before it happened.
  func tell(_ news: MediatedNews<Life.Failure>, of ad: Ad?) {
    vendor?.remember(news)
    if let crossing = news.crossing, early.remove(crossing) != nil { return }
    say(news, of: ad)
    if case .displayed = news { hastenTheEnd(of: ad) }
  }

  /// A mediator that tells an end, or a reward, with the display.
  private func hastenTheEnd(of ad: Ad?) {
    if let answer, makesNow(.hastensTheReward, .rewarded) {
      say(.rewarded(answer.creative.reward), of: ad)
    }
    if makesNow(.hastensTheClose, .closed) { say(.closed, of: ad) }
  }

  /// A mediator that tells the display as it is asked for it.
  func hastenTheDisplay(of ad: Ad?) {
    early = []
    guard makesNow(.hastensTheDisplay, .displayed) else { return }
    say(.displayed, of: ad)
    hastenTheEnd(of: ad)
  }

  private func makesNow(_ mistake: MediatorMistake, _ crossing: MediatedCrossing) -> Bool {
    mediation?.makes(mistake) == true && early.insert(crossing).inserted
  }

  private func say(_ heard: MediatedNews<Life.Failure>, of ad: Ad?) {
    let change = mediation?.changed(heard)
    let news = change ?? heard
    let calls = vendor?.calls(for: news, of: ad) ?? []
    let tell = { [self] in
      for call in calls {
        holder.hears(
          call.message, call.sense ?? news.sense, data: call.facts ?? news.facts(of: ad), call.body)
      }
    }
    if change != nil, let mediation, let message = calls.first?.message {
      World.current.journal.note(
        by: mediation.mediator, "\(message) is told with another amount", .layerErred,
        data: [
          Fact.what(AppNews.reward.rawValue), Fact.mode(LayerMistake.Manner.changes.rawValue),
        ])
    }
    if let mediation, let message = calls.first?.message, mediation.delays(news) {
      return hold(message, news, mediation.mediator, tell)
    }
    for _ in 0..<(mediation?.tellings(of: news) ?? 1) { tell() }
  }

  /// A mediator that tells it late.
  private func hold(
    _ message: String, _ news: MediatedNews<Life.Failure>, _ mediator: Party,
    _ tell: @escaping () -> Void
  ) {
    World.current.journal.note(
      by: mediator, "\(message) is held up", .layerHeld,
      data: [Fact.what((news.crossing?.news ?? .other).rawValue)])
    let delay = mediation?.delay ?? Layer.usualDelay
    World.current.after(delay, "\(message) goes on", .layerGoesOn, by: mediator, tell)
  }

  /// Writes into the network's log what nobody else hears of.
  package func logs(_ text: String, _ sense: Sense? = nil) {
    holder.logs(text, sense)
  }
}

/// Which call begins a new ad: everything about it then happens under its name.
package enum MediatedNaming {
  case loads
  /// Each request is about an ad of its own, however it came about.
  case requests
}
