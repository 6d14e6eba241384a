import AdServing
import Simulation

/// One load of an ad of any format: obeys what ``WaterfallRound`` decides.
final class AdLoad<Format: LoadableFormat> {
  private let name: String
  private let unitID: String
  /// The settings as they were when the request was made; what is changed since is for the next one.
  private let unit: AdUnit?
  private let format: Format
  private let request: Request

  private var round: WaterfallRound
  private var asked: [LineRequest<Format>] = []
  private var done: ((Result<LoadedAd<Format>, NSError>) -> Void)?

  private var world: World { World.current }

  init(_ format: Format, name: String, unitID: String, request: Request) {
    self.name = name
    self.unitID = unitID
    self.format = format
    self.request = request
    unit = AdServer.shared.units[unitID]
    round = WaterfallRound(lineCount: unit?.lines.count ?? 0)
  }

  func begin(_ done: @escaping (Result<LoadedAd<Format>, NSError>) -> Void) {
    self.done = done
    guard let unit, unit.format == format.format, format.isValid else {
      return finish(.failure(failure(.init(.invalidRequest))))
    }
    obey(round.handle(.began))
  }

  private func obey(_ effects: [WaterfallRound.Effect]) {
    for effect in effects {
      switch effect {
      case .ask(let line): ask(line)
      case .keep(let line): deliver(asked[line])
      case .refuse(let line, let why): refuse(line, why)
      case .giveUp: finish(.failure(failure(.init(.noFill))))
      }
    }
  }

  // MARK: Asking a line

  private func ask(_ index: Int) {
    guard let unit else { return }
    let settings = unit.lines[index]
    let line = LineRequest<Format>(
      settings, number: settings.number ?? index + 1,
      context: Context(
        cause: world.journal.context.cause, ad: name,
        line: settings.id ?? LineID(unit: unitID, index: index)),
      askedAt: world.timeline.now, timeout: unit.timeout)
    asked.append(line)
    world.journal.within(line.context) {
      guard let type = AdapterDirectory.shared.adapter(named: line.settings.className) else {
        return classIsMissing(line, index)
      }
      let timer = world.after(unit.timeout, "no answer in time", .ranOutOfTime, by: .google) {
        [weak self] in
        self?.ranOutOfTime(index)
      }
      line.timer = timer
      call(type, for: line, index)
    }
  }

  private func call(_ type: any MediationAdapter.Type, for line: LineRequest<Format>, _ index: Int)
  {
    let adapter = type.init()
    line.adapter = adapter
    world.journal.call(
      from: .google, to: .adapter, format.question, .lineAsked,
      data: facts(of: line)
    ) {
      let handout = world.handout
      let terms = terms(of: line, type)
      line.wire.carry(.question, "the question") {
        // The handler keeps the load, so that an answer that comes too late is still noticed.
        let token = HandlerToken()
        self.format.ask(adapter, terms) { ad, error in
          let receiver = Format.Receiver(wire: line.wire)
          guard MainQueue.isCurrent else {
            return self.hear(index, ad, error, receiver, handout)
          }
          return World.answer(handout) {
            // On another queue the caller may not have come back when it is looked who holds on.
            token.noteWhoeverKeeps()
            return self.passOnAnswer(index, ad, error, receiver)
          }
        }
      }
    }
  }

  /// What the publisher asked for, as far as it was asked for.
  private func facts(of line: LineRequest<Format>) -> Fields {
    var facts: Fields = [
      "class": .string(line.settings.className), "format": .string(format.format.rawValue),
      "line": .string(line.settings.label), "number": .int(line.number),
    ]
    let wishes = format.wishes
    if !wishes.isEmpty { facts["options"] = .fields(wishes) }
    if MobileAds.shared.requestConfiguration.isThisATestDevice { facts["test"] = true }
    return facts
  }

  private func terms(
    of line: LineRequest<Format>, _ type: any MediationAdapter.Type
  ) -> LoadTerms {
    LoadTerms(
      credentials: MediationCredentials(
        settings: line.settings.settings, format: AdFormat(format.format)),
      isTestRequest: MobileAds.shared.requestConfiguration.isThisATestDevice,
      extras: type.networkExtrasClass().flatMap { request.adNetworkExtras(for: $0) })
  }

  private func classIsMissing(_ line: LineRequest<Format>, _ index: Int) {
    world.journal.note(
      by: .google,
      "Cannot find an ad network adapter with the name(s): \(line.settings.className).",
      violation: .classNotFound,
      data: ["line": .string(line.settings.label), "number": .int(line.number)])
    line.error = RequestError(.mediationAdapterError) as NSError
    obey(round.handle(.answered(index, hasAd: false)))
  }

  private func ranOutOfTime(_ index: Int) {
    asked[index].error = RequestError(.timeout) as NSError
    asked[index].answeredAt = world.timeline.now
    obey(round.handle(.ranOutOfTime(index)))
  }

  // MARK: The answer

  /// The adapter answers from another queue: what that is worth shows on main, and nobody waits for it.
  /// The adapter gets its delegate at once; it stays deaf if the answer is refused.
  private func hear(
    _ index: Int, _ ad: Format.MediatedAd?, _ error: (any Error)?, _ receiver: Format.Receiver,
    _ handout: World.Handout
  ) -> Format.Receiver? {
    World.hear("the load's completion handler", from: .adapter, { handout }) {
      _ = self.passOnAnswer(index, ad, error, receiver)
    }
    return ad != nil && error == nil ? receiver : nil
  }

  /// What came over the wire; the adapter gets what the first of several answers is worth.
  private func passOnAnswer(
    _ index: Int, _ ad: Format.MediatedAd?, _ error: (any Error)?, _ receiver: Format.Receiver
  ) -> Format.Receiver? {
    var isAccepted = false
    asked[index].wire.carry(.answer, "the answer") {
      isAccepted = self.answered(index, ad, error, receiver) || isAccepted
    }
    return isAccepted ? receiver : nil
  }

  /// Whether the ad is taken, and its adapter heard through the receiver from now on.
  private func answered(
    _ index: Int, _ ad: Format.MediatedAd?, _ error: (any Error)?, _ receiver: Format.Receiver
  ) -> Bool {
    let answer = LineAnswer(hasAd: ad != nil, hasError: error != nil)
    return world.journal.callback(
      from: .adapter, to: .google,
      answer.handlerCall, .lineAnswered,
      data: facts(of: answer, error, to: asked[index])
    ) {
      let line = asked[index]
      noteUnlessExactlyOne(ad, error)
      let refusal = refusal(of: ad, error, from: line)
      let accepted = error == nil && refusal == nil ? ad : nil
      if line.answeredAt == nil { noteIfSeenBefore(accepted) }
      let effects = round.handle(.answered(index, hasAd: accepted != nil))
      if line.answeredAt == nil {
        line.answeredAt = world.timeline.now
        line.error =
          accepted == nil ? (error ?? refusal ?? RequestError(.internalError)) as NSError : nil
        line.timer.map(world.timeline.cancel)
      }
      let isAccepted = effects == [.keep(index)]
      if isAccepted, let accepted { line.accept(accepted, format, receiver) }
      // The adapter gets its delegate before anybody acts on the answer.
      world.soon { self.obey(effects) }
      return isAccepted
    }
  }

  /// Why an ad that came in time, and without an error, is not taken.
  private func refusal(
    of ad: Format.MediatedAd?, _ error: (any Error)?, from line: LineRequest<Format>
  ) -> RequestError? {
    guard let ad, error == nil, line.answeredAt == nil else { return nil }
    return format.refusal(of: ad, from: line.settings, number: line.number)
  }

  private func facts(
    of answer: LineAnswer, _ error: (any Error)?, to line: LineRequest<Format>
  ) -> Fields {
    var facts = error.map { ($0 as NSError).facts } ?? .none
    facts["result"] = .string(answer.rawValue)
    facts["number"] = .int(line.number)
    return facts
  }

  private func noteUnlessExactlyOne(_ ad: Format.MediatedAd?, _ error: (any Error)?) {
    guard (ad == nil) == (error == nil) else { return }
    world.journal.note(
      by: .google,
      ad == nil
        ? "neither an ad nor an error was handed over" : "an ad and an error were handed over",
      violation: .notExactlyOneOfAdAndError)
  }

  private func noteIfSeenBefore(_ ad: Format.MediatedAd?) {
    guard let ad, !HandedOverAds.shared.isNew(format.object(ad)) else { return }
    world.journal.note(
      by: .google, "the same ad object was handed over before", violation: .adHandedOverTwice)
  }

  private func refuse(_ index: Int, _ why: WaterfallRound.Refusal) {
    switch why {
    case .second:
      world.journal.note(
        by: .google, "the handler was called again; the first answer stands",
        violation: .completionCalledTwice)
    case .late:
      world.journal.note(
        by: .google, "the answer came too late and is thrown away",
        violation: .answerTooLate)
    }
  }

  // MARK: The end

  private func deliver(_ line: LineRequest<Format>) {
    guard let mediatedAd = line.mediatedAd, let tracker = line.tracker else { return }
    finish(
      .success(
        LoadedAd(
          name: name, mediatedAd: mediatedAd, tracker: tracker, line: line.settings,
          responseInfo: responseInfo(loaded: line))))
  }

  private func finish(_ outcome: Result<LoadedAd<Format>, NSError>) {
    done?(outcome)
    done = nil
    asked.forEach { $0.release() }
  }

  private func failure(_ error: RequestError) -> NSError {
    NSError(
      domain: RequestError.errorDomain, code: error.errorCode,
      userInfo: [
        NSLocalizedDescriptionKey: error.errorDescription ?? "",
        GADErrorUserInfoKeyResponseInfo: responseInfo(loaded: nil),
      ])
  }

  private func responseInfo(loaded: LineRequest<Format>?) -> ResponseInfo {
    let notAsked = unit?.lines.dropFirst(asked.count) ?? []
    let infos = asked.map(\.info)
    let loadedInfo = loaded.flatMap { line in asked.firstIndex { $0 === line } }.map { infos[$0] }
    return ResponseInfo(
      responseIdentifier: name, loaded: loadedInfo,
      all: infos + notAsked.map { LineRequest<Format>.infoOfOneNotAsked($0) })
  }
}
