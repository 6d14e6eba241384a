extension Layer {
  /// Asks a network for what its platform wants, as well as it can.
  package func ask(_ call: AppCall, _ ask: @escaping () -> Void) {
    guard let ad = journal.context.ad, let unit = AdName.unit(of: ad) else { return ask() }
    self.ask(call, of: unit, other: nil, about: ad) { _ in ask() }
  }

  /// Asks the SDK for what the application wants of an ad unit, as well as it can; `other` is the unit that it
  /// may take for this one. Without an `ad` it is about the unit's newest one, or the next. Where the call is not
  /// `needed`, nothing is lost with it; where no ad is there, none can be denied.
  package func ask(
    _ call: AppCall, of unit: String, other: String?, about ad: String? = nil,
    needed: Bool = true, isThere: Bool = true, _ ask: @escaping (String) -> Void
  ) {
    let whom = listener == .app ? "SDK" : "network"
    let ad = ad ?? (call == .show ? adToShow(of: unit) : nil)
    func err(_ text: String, _ manner: LayerMistake.Manner) {
      self.err(text, call, manner, unit, ad)
    }
    if call == .show { answerAtOnce(.display, unit, ad) }
    if call == .load, listener == .app { noteLoad(of: unit) }
    defer { if call == .load { answerAtOnce(.ad, unit, ad) } }
    block(at: call, unit, ad)
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
    case .misplaces: misplace(unit, ad) { ask(unit) }
    case .undraws:
      err("nothing of the ad is drawn", .undraws)
      isDrawingNothing = true
      ask(unit)
      isDrawingNothing = false
    case .presents:
      presenting = mistakes.contains(.presentsFromTheRoot) ? .root : .atLoad
      ask(unit)
      presenting = nil
    case .denies where needed && isThere:
      err("the application is told that there is no ad", .denies)
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
      .misuses, nil:
      ask(unit)
    }
  }

  /// Shows an ad by itself, and puts a banner where it should, unless that is its mistake.
  package func showByItself(_ unit: String, _ show: () -> Void) {
    guard manner(of: .show, unit, nil) == .misplaces else { return show() }
    misplace(unit, nil, show)
  }

  private func misplace(_ unit: String, _ ad: String?, _ show: () -> Void) {
    let isTurned = mistakes.contains(.swapsTheEnds)
    err(
      isTurned
        ? "the banner is put at the other end of the screen"
        : "the banner is put over what the application shows", .show, .misplaces, unit, ad)
    (isMisplacing, isSwapping) = (!isTurned, isTurned)
    show()
    (isMisplacing, isSwapping) = (false, false)
  }

  /// Keeps the main thread, if that is its mistake: what is due meanwhile comes afterwards.
  private func block(at call: AppCall, _ unit: String, _ ad: String?) {
    let mistake: LayerMistake? =
      switch call {
      case .load: .blocksAtTheLoad
      case .show: .blocksAtTheShow
      default: nil
      }
    guard let mistake, manner({ $0 == mistake }, of: ad ?? journal.newestAd(of: unit)) != nil else {
      return
    }
    let standstill = Duration.seconds(6)
    journal.note(
      by: party,
      "the main thread waits for what the layer does at a \(call.rawValue), for 6 seconds",
      violation: .mainBlockedByLayer, ad: call == .load ? nil : ad,
      data: [Fact.milliseconds(standstill.wholeMilliseconds), Fact.unit(unit)])
    World.current.timeline.standStill(for: standstill)
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

  /// Whether it loses a tap on an ad, which is noted.
  package func losesTap(on ad: String) -> Bool {
    guard let unit = AdName.unit(of: ad) else { return false }
    if manner({ $0 == .swallowsTaps }, of: ad) != nil {
      err("a view of the layer's takes the tap", .tap, .keeps, unit, ad)
    } else if manner({ $0 == .misplacesTaps }, of: ad) != nil {
      err("the tap is handed on at a place outside of the ad", .tap, .keeps, unit, ad)
    } else {
      return false
    }
    return true
  }

  /// Whether nothing is drawn of a unit's ad that has taken the place of one on the screen, which is noted.
  package func leavesBlank(_ unit: String) -> Bool {
    guard manner({ $0 == .leavesTheAdBlank }, of: journal.newestAd(of: unit)) != nil else {
      return false
    }
    err("nothing of the ad is drawn", .show, .undraws, unit, nil)
    return true
  }

  /// How the view of a native ad gets to the SDK.
  package enum Handing: Sendable {
    /// With the views of the ad's assets.
    case inTime
    /// Before it has those.
    case tooEarly
    case never
  }

  /// How it hands over the view of a unit's newest native ad.
  package func handing(of unit: String) -> Handing {
    let ad = journal.newestAd(of: unit)
    if manner({ $0 == .forgetsTheView }, of: ad) != nil {
      err("the ad's view is not handed to the SDK", .view, .keeps, unit, ad)
      return .never
    }
    return manner({ $0 == .connectsTooLate }, of: ad) == nil ? .inTime : .tooEarly
  }

  /// Whether it measures a unit's next banner for the phone's other orientation.
  package func measuresSideways(_ unit: String) -> Bool {
    manner({ $0 == .measuresSideways }, of: nextAd(of: unit)) != nil
  }

  /// Notes that a banner has come which it has measured so.
  package func noteSideways() {
    journal.note(
      by: party, "the banner is measured for the phone's other orientation",
      violation: .mismeasuredByLayer)
  }

  /// Whether it asks for this ad as for one of another format, which is noted.
  package func mistakesFormat(of ad: String) -> Bool {
    guard let unit = AdName.unit(of: ad), manner({ $0 == .asksForAnotherFormat }, of: ad) != nil
    else { return false }
    err("the ad is asked for as one of another format", .load, .misuses, unit, ad)
    return true
  }

  /// Whether a unit's newest banner gets a view that is too low for it.
  package func cutsBanner(of unit: String) -> Bool {
    manner({ $0 == .cutsTheBanner }, of: journal.newestAd(of: unit)) != nil
  }

  /// Whether it draws this native ad where the SDK does not see it, which is noted.
  package func hidesView(of ad: String?) -> Bool {
    guard manner({ $0 == .hidesTheView }, of: ad) != nil else { return false }
    journal.note(
      by: party, "the ad's view lies where the SDK does not see it",
      violation: .impressionLostByLayer, ad: ad)
    return true
  }

  /// Whether what it does by itself is due, where it has a condition and no mistake that this is about.
  package func actsNow(for unit: String) -> Bool {
    !mistakes.isEmpty || condition.holds(for: journal.newestAd(of: unit))
  }

  /// Whether it does not tell the application that the SDK has started, which is noted.
  package func keepsStart(of unit: String) -> Bool {
    guard manner({ $0 == .keepsTheStart }, of: nextAd(of: unit)) != nil else { return false }
    journal.note(
      by: party, "the application is not told that the SDK has started",
      violation: .startKeptByLayer, data: [Fact.unit(unit)])
    return true
  }

  /// Whether it makes a new view for a unit's next banner, and leaves the one that is there.
  package func forgetsLastView(of unit: String) -> Bool {
    manner({ $0 == .forgetsItsLastView }, of: nextAd(of: unit)) != nil
  }

  /// Whether the SDK takes a unit's banner for seen, although it is not, which is noted.
  package func refreshesUnseen(_ ad: String?) -> Bool {
    guard manner({ $0 == .refreshesUnseen }, of: ad) != nil else { return false }
    // The timer that rang is no ad's, and proves nothing about this one.
    journal.within(Context(ad: ad)) {
      journal.note(
        by: party, "the banner's view stays in the window, and nobody can see it",
        violation: .refreshedUnseenByLayer, ad: ad)
    }
    return true
  }

  /// Whether the SDK does not hear for which place a unit's newest ad is, which is noted.
  package func losesPlacement(of unit: String) -> Bool {
    guard manner({ $0 == .losesThePlacement }, of: journal.newestAd(of: unit)) != nil else {
      return false
    }
    err("placement not passed on to the SDK", .options, .keeps, unit, nil)
    return true
  }

  /// Whether it says of the unit's newest ad, which is gone, that it is there to be shown.
  package func claimsReady(_ unit: String) -> Bool {
    guard let ad = journal.newestAd(of: unit), let told = heard[ad],
      !told.isDisjoint(with: [.display, .impression, .closing, .close])
    else { return false }
    return mistakes.contains(.staysReady) && condition.holds(for: ad)
  }

  /// Notes that it has said so.
  package func claimReady(_ unit: String) {
    guard claimsReady(unit) else { return }
    MadeMistakes.shared.met(LayerMistake.staysReady.rawValue, with: journal.newestAd(of: unit))
    err("its ad is said to be ready, and it was shown before", .show, .invents, unit, nil)
  }

  /// Whether it drops what the application says with its next request.
  package func drops(of unit: String) -> Bool { condition.holds(for: nextAd(of: unit)) }

  private func manner(
    of call: AppCall, _ unit: String, _ ad: String?
  ) -> LayerMistake.Manner? {
    let newest = journal.newestAd(of: unit)
    let isOfNext = ad == nil && call == .load
    return manner(
      { $0.concerns(call) && ($0 != .reusesTheDisposed || hasDisposed) },
      of: isOfNext ? nextAd(of: unit) : ad ?? newest, newest: isOfNext ? newest : nil)
  }

  /// The ad that a show now would show: the last one that has come, if that is known.
  private func adToShow(of unit: String) -> String? {
    journal.entries.last {
      $0.sense.map { [.adReceived, .serviceLoadEnded].contains($0) } == true
        && $0.ad.flatMap(AdName.unit) == unit
    }?.ad
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
