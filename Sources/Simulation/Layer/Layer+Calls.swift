extension Layer {
  /// Asks the SDK for what the application wants of an ad unit, as well as it can; `other` is the unit that it
  /// may take for this one.
  package func ask(
    _ call: AppCall, of unit: String, other: String?, _ ask: @escaping (String) -> Void
  ) {
    switch manner(of: call, unit) {
    case .keeps: err("\(call.rawValue) is not passed on to the SDK", call, .keeps, unit)
    case .repeats:
      ask(unit)
      err("\(call.rawValue) is passed on to the SDK twice", call, .repeats, unit)
      ask(unit)
    case .delays:
      err("\(call.rawValue) is held up", call, .delays, unit)
      held += 1
      World.current.after(delay, "\(call.rawValue) goes on", .layerGoesOn, by: party) {
        [self] in
        held -= 1
        ask(unit)
      }
    case .misroutes:
      err("\(call.rawValue) goes to another ad unit", call, .misroutes, unit)
      other.map(ask)
    case .overtakes, nil: ask(unit)
    }
  }

  /// Notes that the SDK was asked without what the application said.
  package func dropped(_ keys: [String], of unit: String) {
    err("\(keys.joined(separator: ", ")) not passed on to the SDK", .options, .keeps, unit)
  }

  /// Whether it drops what the application says with its next request.
  package func drops(of unit: String) -> Bool { condition.holds(for: nextAd(of: unit)) }

  private func manner(of call: AppCall, _ unit: String) -> LayerMistake.Manner? {
    let ad = call == .load ? nextAd(of: unit) : journal.newestAd(of: unit)
    return manner({ $0.concerns(call) }, of: ad)
  }

  /// The ad that a load now would bring.
  private func nextAd(of unit: String) -> String {
    let newest = journal.newestAd(of: unit).flatMap(AdName.init)?.number ?? 0
    return AdName(unit: unit, number: newest + 1).text
  }

  /// A call that brings an ad is about none that is there; one that is passed on twice has brought one.
  private func err(
    _ text: String, _ call: AppCall, _ manner: LayerMistake.Manner, _ unit: String
  ) {
    let isAboutNone = call == .load && manner != .repeats
    journal.note(
      by: party, text, .layerErred, ad: isAboutNone ? nil : journal.newestAd(of: unit),
      data: [Fact.what(call.rawValue), Fact.mode(manner.rawValue), Fact.unit(unit)])
  }
}
