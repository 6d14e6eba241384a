extension Layer {
  /// Asks a network for what its platform wants, as well as it can.
  package func ask(_ call: AppCall, _ ask: @escaping () -> Void) {
    guard let ad = journal.context.ad, let unit = AdName.unit(of: ad) else { return ask() }
    self.ask(call, of: unit, other: nil, about: ad) { _ in ask() }
  }

  /// Asks the SDK for what the application wants of an ad unit, as well as it can; `other` is the unit that it
  /// may take for this one. Without an `ad` it is about the unit's newest one, or the next. Where the call is not
  /// `needed`, nothing is lost with it.
  package func ask(
    _ call: AppCall, of unit: String, other: String?, about ad: String? = nil,
    needed: Bool = true, _ ask: @escaping (String) -> Void
  ) {
    let whom = listener == .app ? "SDK" : "network"
    func err(_ text: String, _ manner: LayerMistake.Manner) {
      self.err(text, call, manner, unit, ad)
    }
    if call == .show { answerAtOnce(.display, unit, ad) }
    if call == .load, listener == .app { noteLoad(of: unit) }
    defer { if call == .load { answerAtOnce(.ad, unit, ad) } }
    switch manner(of: call, unit, ad) {
    case .keeps where !needed, .delays where !needed:
      journal.note(
        by: party, "\(call.rawValue) is not passed on to the \(whom); nothing is lost with it",
        ad: journal.newestAd(of: unit))
    case .keeps: err("\(call.rawValue) is not passed on to the \(whom)", .keeps)
    case .throwsAt:
      let isGone = call == .load && mistakes.contains(.reusesTheDisposed)
      err(
        "an exception ends the application's call: \(call.rawValue)"
          + (isGone ? ", its ad is destroyed" : ""), .throwsAt)
      if isFatal { Layers.shared.crash() }
    case .misplaces:
      err("the banner is put over what the application shows", .misplaces)
      isMisplacing = true
      ask(unit)
      isMisplacing = false
    case .undraws:
      err("nothing of the ad is drawn", .undraws)
      isDrawingNothing = true
      ask(unit)
      isDrawingNothing = false
    case .presents:
      presenting = mistakes.contains(.presentsFromTheRoot) ? .root : .atLoad
      ask(unit)
      presenting = nil
    case .denies where needed: err("the application is told that there is no ad", .denies)
    case .repeats:
      ask(unit)
      err("\(call.rawValue) is passed on to the \(whom) twice", .repeats)
      ask(unit)
    case .delays:
      err("\(call.rawValue) is held up", .delays)
      held += 1
      World.current.after(delay, "\(call.rawValue) goes on", .layerGoesOn, by: party) {
        [self] in
        held -= 1
        ask(unit)
      }
    case .misroutes:
      err("\(call.rawValue) goes to another ad unit", .misroutes)
      other.map(ask)
    case .overtakes, .invents, .hastens, .recalls, .strays, .changes, .takes, .hoards, .denies,
      nil:
      ask(unit)
    }
  }

  /// Tells the application what is to come of its call, if that is its mistake.
  private func answerAtOnce(_ news: AppNews, _ unit: String, _ ad: String?) {
    guard listener == .app, let ad = ad ?? journal.newestAd(of: unit),
      let answer = unsaid(news, { AppReactions.shared.react(unit, news) })
    else { return }
    journal.within(Context(cause: journal.context.cause, ad: ad)) { hasten(answer) }
  }

  /// Notes that the SDK was asked without what the application said.
  package func dropped(_ keys: [String], of unit: String) {
    err("\(keys.joined(separator: ", ")) not passed on to the SDK", .options, .keeps, unit, nil)
  }

  /// Whether it says of the unit's newest ad, which is gone, that it is there to be shown.
  package func claimsReady(_ unit: String) -> Bool {
    guard let ad = journal.newestAd(of: unit), let told = heard[ad],
      !told.isDisjoint(with: [.display, .impression, .closing, .close])
    else { return false }
    return manner({ $0 == .staysReady }, of: ad) != nil
  }

  /// Notes that it has said so.
  package func claimReady(_ unit: String) {
    guard claimsReady(unit) else { return }
    err("its ad is said to be ready, and it was shown before", .show, .invents, unit, nil)
  }

  /// Whether it drops what the application says with its next request.
  package func drops(of unit: String) -> Bool { condition.holds(for: nextAd(of: unit)) }

  private func manner(
    of call: AppCall, _ unit: String, _ ad: String?
  ) -> LayerMistake.Manner? {
    let ad = ad ?? (call == .load ? nextAd(of: unit) : journal.newestAd(of: unit))
    return manner({ $0.concerns(call) && ($0 != .reusesTheDisposed || hasDisposed) }, of: ad)
  }

  /// The ad that a load now would bring.
  private func nextAd(of unit: String) -> String {
    AdName(unit: unit, number: journal.lastNumber(of: unit) + 1).text
  }

  /// A call that brings an ad is about none that is there; one that is passed on twice has brought one.
  private func err(
    _ text: String, _ call: AppCall, _ manner: LayerMistake.Manner, _ unit: String, _ ad: String?
  ) {
    let isAboutNone = ad == nil && call == .load && manner != .repeats
    journal.note(
      by: party, text, .layerErred, ad: isAboutNone ? nil : ad ?? journal.newestAd(of: unit),
      data: [Fact.what(call.rawValue), Fact.mode(manner.rawValue), Fact.unit(unit)])
  }
}
