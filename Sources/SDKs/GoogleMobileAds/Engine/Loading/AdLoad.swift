import AdServing
import Simulation

/// One load of an ad of any format: does what ``WaterfallRound`` decides.
final class AdLoad<Format: LoadableFormat> {
  typealias Outcome = Result<LoadedAd<Format>, NSError>

  private let name: String
  private let unitID: String
  /// The settings as they were when the request was made; later changes apply to the next one.
  private let unit: AdUnit?
  private let format: Format
  private let request: Request
  private let source: AdSource

  /// The places of the lines in the order in which they are asked.
  private var order: [Int]
  private var round: WaterfallRound
  private var asked: [LineRequest<Format>] = []
  private var done: ((Outcome) -> Void)?

  private var world: World { World.current }

  init(
    _ format: Format, name: String, unitID: String, request: Request?,
    from source: AdSource = .request
  ) {
    self.source = source
    self.name = name
    self.unitID = unitID
    self.format = format
    self.request = request ?? Request()
    unit = AdServer.shared.units[unitID]
    order = unit?.placesAboveFloor ?? []
    round = WaterfallRound(lineCount: order.count)
  }

  /// Asks the lines as soon as the SDK has started. `done` is called later, never inside this call.
  func begin(_ done: @escaping (Outcome) -> Void) {
    self.done = done
    LoadsUnderWay.shared.add(self) { $0.release() }
    let world = world
    MobileAds.shared.begin { _ in world.soon { self.askFirst() } }
  }

  private func askFirst() {
    guard source != .unreadable else { return fail(.unreadableResponse) }
    noteUnlessKnown()
    guard let unit, unit.format == format.format, format.isValid else {
      return fail(.init(.invalidRequest))
    }
    guard Layers.shared[unitID]?.mistakesFormat(of: name) != true else {
      return fail(.init(.invalidRequest, GoogleRefusal.formatMismatch.detail))
    }
    if let refusal = unit.refusal, refusal != .noConsent || AdServer.shared.isWithoutConsent(),
      unit.refusalCondition.holds(for: name)
    {
      return refuse(refusal)
    }
    guard !CappedUnits.shared.refuses(unit) else { return fail(.init(.noFill)) }
    noteCheapLines(unit)
    if case .response(let bidding) = source { return holdAuction(bidding) }
    guard unit.lines.contains(where: { $0.bid != nil }) else { return askLines() }
    SignalCollector(unit, of: name, size: format.adSize, request).begin { self.holdAuction($0) }
  }

  private func noteUnlessKnown() {
    guard unit?.format != format.format, !unitID.isEmpty else { return }
    let kind = unit.map { ", but \($0.format.rawValue)" } ?? ""
    world.journal.note(
      by: .google, "there is no \(format.format.rawValue) ad unit \(unitID)\(kind)",
      violation: .unknownAdUnit, ad: name)
  }

  private func refuse(_ refusal: GoogleRefusal) {
    let because = refusal.detail.map { ": \($0)" } ?? ""
    world.journal.note(
      by: .google,
      refusal == .noConsent
        ? "the user's TC string allows no ads: Google asks no line"
        : "Google refuses the request itself, and asks no line\(because)", .refusedByGoogle,
      data: [Fact.reason(refusal.rawValue)])
    fail(.init(refusal.code, refusal.detail))
  }

  private func noteCheapLines(_ unit: AdUnit) {
    let places = unit.lines.indices.filter { !order.contains($0) }
    guard let floor = unit.floorMicros, !places.isEmpty else { return }
    let lines = places.map { unit.lines[$0] }
    world.journal.note(
      by: .google, "under the floor: \(lines.map(\.offer).joined(separator: ", "))", .underFloor,
      data: [
        Fact.lines(zip(places, lines).map { $1.number ?? $0 + 1 }), Fact.floorMicros(floor),
      ])
  }

  private func holdAuction(_ bidding: Set<Int>) {
    guard let unit else { return }
    guard unit.lines.contains(where: { $0.bid != nil }) else { return askLines() }
    order = Auction.order(unit.lines, bidding: bidding).filter(unit.placesAboveFloor.contains)
    round = WaterfallRound(lineCount: order.count)
    let lines = order.map { unit.lines[$0] }
    world.journal.note(
      by: .google,
      lines.isEmpty
        ? "the auction: nobody is left"
        : "the auction: \(lines.map(\.offer).joined(separator: ", "))", .auctionHeld,
      data: [Fact.lines(order.map { unit.lines[$0].number ?? $0 + 1 })])
    askLines()
  }

  private func askLines() { obey(round.handle(.began)) }

  private func obey(_ effects: [WaterfallRound.Effect]) {
    for effect in effects {
      switch effect {
      case .ask(let line): ask(line)
      case .keep(let line): deliver(asked[line])
      case .refuse(let line, let why): refuse(why, asked[line])
      case .giveUp: fail(.init(.noFill))
      }
    }
  }

  // MARK: Asking a line

  private func ask(_ index: Int) {
    guard let unit else { return }
    let place = order[index]
    var settings = unit.line(place, for: name)
    if !AdapterDirectory.shared.isReady(settings) {
      settings.standIn = StandIn(.answers(.notReady), after: .zero)
    }
    let line = LineRequest<Format>(
      settings, number: settings.number ?? place + 1,
      naming: AdapterNaming(unit.api, format.format),
      context: Context(
        cause: world.journal.context.cause, ad: name,
        line: settings.id ?? LineID(unit: unitID, index: place)),
      askedAt: world.timeline.now, timeout: unit.timeout)
    asked.append(line)
    world.journal.within(line.context) {
      let directory = AdapterDirectory.shared
      guard let found = directory.adapter(named: line.settings.className, for: unit.api) else {
        return classIsMissing(line, index)
      }
      let timer = world.after(unit.timeout, "no answer in time", .ranOutOfTime, by: .google) {
        [weak self] in
        self?.ranOutOfTime(index)
      }
      line.timer = timer
      call(found, for: line, index)
    }
  }

  private func call(_ found: AdapterClass, for line: LineRequest<Format>, _ index: Int) {
    let adapter = found.make(line.settings, request)
    line.adapter = adapter
    var facts = line.facts(asking: format, request)
    facts[.floorMicros] = unit?.floorMicros
    world.journal.call(
      from: .google, to: .adapter, format.question ?? line.naming[.load], .lineAsked, data: facts
    ) {
      Conversation(line, format) { self.settle(index, $0, $1) }
        .ask(adapter, LoadTerms(line.settings, format.format, found.type, request))
    }
  }

  private func classIsMissing(_ line: LineRequest<Format>, _ index: Int) {
    world.journal.note(
      by: .google,
      "Cannot find an ad network adapter with the name(s): \(line.settings.className).",
      violation: .classNotFound,
      data: [Fact.line(line.settings.label), Fact.number(line.number)])
    line.error = RequestError(.mediationAdapterError) as NSError
    obey(round.handle(.answered(index, hasAd: false)))
  }

  private func ranOutOfTime(_ index: Int) {
    asked[index].error = RequestError(.timeout) as NSError
    asked[index].answeredAt = world.timeline.now
    obey(round.handle(.ranOutOfTime(index)))
  }

  // MARK: The answer

  /// Whether the ad of an answer is kept.
  private func settle(
    _ index: Int, _ verdict: Result<Format.MediatedAd, any Error>, _ receiver: Format.Receiver
  ) -> Bool {
    let line = asked[index]
    let ad = try? verdict.get()
    let effects = round.handle(.answered(index, hasAd: ad != nil))
    line.end(at: world.timeline.now, verdict)
    let isKept = effects == [.keep(index)]
    if isKept, let ad { line.accept(ad, format, receiver) }
    // The adapter gets its delegate before anything acts on the answer.
    world.soon { self.obey(effects) }
    return isKept
  }

  private func refuse(_ why: WaterfallRound.Refusal, _ line: LineRequest<Format>) {
    // Mistakes of a stand-in are not the adapter's.
    let standIn = line.settings.standIn
    switch why {
    case .second where standIn?.isInAdaptersPlace == true, .late where standIn != nil:
      world.journal.note(
        by: .google, why.sentence(), .standIn, data: [Fact.number(line.number)])
    case .second:
      world.journal.note(
        by: .google, why.sentence(line.naming.wayOfAnswering), violation: .completionCalledTwice)
    case .late:
      world.journal.note(by: .google, why.sentence(), violation: .answerTooLate)
    }
  }

  // MARK: The end

  private func deliver(_ line: LineRequest<Format>) {
    guard let mediatedAd = line.mediatedAd, let tracker = line.tracker else { return }
    world.journal.within(line.context) { tracker.loaded() }
    finish(
      .success(
        LoadedAd(
          name: name, mediatedAd: mediatedAd, tracker: tracker, line: line.settings,
          responseInfo: ResponseInfo(of: name, loaded: line, asked: asked, notAsked: notAsked))))
  }

  private func fail(_ error: RequestError) {
    finish(
      .failure(
        error.withResponse(
          ResponseInfo(
            of: name, loaded: LineRequest<Format>?.none, asked: asked, notAsked: notAsked))))
  }

  private var notAsked: [AdUnit.Line] {
    order.dropFirst(asked.count).compactMap { unit?.lines[$0] }
  }

  private func finish(_ outcome: Outcome) {
    done?(outcome)
    LoadsUnderWay.shared.remove(self)
    release()
  }

  /// Nothing keeps it any more.
  private func release() {
    done = nil
    asked.forEach { $0.release() }
  }
}

extension WaterfallRound.Refusal {
  /// `way` is what was used to answer.
  func sentence(_ way: String = "handler") -> String {
    switch self {
    case .second: "the \(way) was called again; the first answer stands"
    case .late: "the answer came too late and is thrown away"
    }
  }
}
