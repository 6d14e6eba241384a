/// The layers of the application's ad units.
package final class Layers {
  package static var shared: Layers { World.current.instance { Layers() } }

  private var byUnit: [String: Layer] = [:]

  /// Called once the layer of a unit has heard some news and has passed it on, as well as it can.
  package var act: (_ unit: String, _ news: AppNews) -> Void = { _, _ in }

  /// Called once an exception that nobody catches, a layer's or a network's, has ended the application.
  package var crash: () -> Void = {}

  /// The unit's layer; nil if its application talks to the SDK itself.
  package subscript(unit: String) -> Layer? { byUnit[unit] }

  /// Takes it away: the SDK talks to the application itself from now on.
  package func remove(from unit: String) { byUnit[unit] = nil }

  /// Puts a layer before the application. One that is there and has not changed keeps what it has.
  package func set(
    _ name: String?, _ mistakes: [LayerMistake], by delay: Duration = Layer.usualDelay,
    when condition: MistakeCondition = .init(), for unit: String, other: String? = nil,
    draws: Bool = false, isFatal: Bool = false, isMissing: Bool = false,
    learns: Layer.Learning = .nothing
  ) {
    let layer = Layer(Party(.layer, name: name), mistakes, by: delay, when: condition)
    if byUnit[unit]?.isSame(layer) != true { byUnit[unit] = layer }
    byUnit[unit]?.other = other
    byUnit[unit]?.draws = draws
    byUnit[unit]?.isFatal = isFatal
    byUnit[unit]?.learns = learns
    byUnit[unit]?.isMissing = isMissing
  }
}

extension Journal {
  /// Records that an SDK tells the application of one of its ads, and runs the telling: through the
  /// layer of the ad's unit, if it has one. `figures` are the amounts that it tells, where `data` has none.
  package func tellApp(
    from: Party, _ message: String, _ sense: Sense, ad: String? = nil, data: Fields = .none,
    figures: Fields? = nil,
    _ tell: @escaping () -> Void = {}
  ) {
    let layers = Layers.shared
    let name = ad ?? context.ad
    let unit = name.flatMap(AdName.unit) ?? data[.unit]
    let isBehindLayer = unit.map { layers[$0] != nil } ?? false
    let reacts = { (unit: String, news: AppNews) in
      let reactions = AppReactions.shared
      guard !reactions.isLetGo(name) else { return }
      // Google is handed with the call who hears of its answer, and of the reward; a layer has listeners for all.
      let isHanded =
        from.role == .google && !isBehindLayer && [.ad, .refusal, .reward].contains(news)
      let listeners =
        reactions.misses(news, of: unit) ? 0 : max(isHanded ? 1 : 0, reactions.listeners(to: unit))
      if listeners != 1 {
        self.noteListeners(listeners, message, isOther: news == .other, ad: name)
      }
      for _ in 0..<listeners { reactions.react(unit, news) }
    }
    guard let unit, let layer = layers[unit] else {
      return callback(from: from, to: .app, message, sense, ad: ad, data: data) {
        tell()
        if let unit { reacts(unit, AppNews(sense, data)) }
      }
    }
    callback(from: from, to: layer.party, message, sense, ad: ad, data: data) {
      let news = AppNews(sense, data)
      guard !AppReactions.shared.isLetGo(name) else {
        self.note(by: layer.party, "\(message) is told to nobody: the ad was let go")
        tell()
        return layers.act(unit, news)
      }
      let unsaid = { (news: AppNews) in layer.unsaid(news) { reacts(unit, news) } }
      layer.pass(news, message, figures: figures ?? data, unsaid: unsaid, quietly: tell) {
        tell()
        reacts(unit, news)
      }
      layers.act(unit, news)
    }
  }

  /// What a violation is called where a layer is to blame for it: for an order of its own, and for the views that it
  /// draws in the application's place.
  func blamed(for violation: Violation, _ ad: String?) -> Violation {
    if violation.isOfOrders, decidingLayer != nil {
      return violation == .reloadStorm ? .stormByLayer : .orderedByLayer
    }
    if violation.isOfPresenter,
      let unit = (ad ?? context.ad).flatMap(AdName.unit), Layers.shared[unit]?.presenting != nil
    {
      return .wrongPresenterByLayer
    }
    if violation == .bannerForgotten || violation == .bannerLeftAsking,
      let unit = (ad ?? context.ad).flatMap(AdName.unit),
      Layers.shared[unit]?.mistakes.contains(.forgetsItsLastView) == true
    {
      return .viewLeftByLayer
    }
    if violation == .bannerCut, let unit = (ad ?? context.ad).flatMap(AdName.unit),
      let mistakes = Layers.shared[unit]?.mistakes
    {
      if mistakes.contains(.measuresSideways) { return .mismeasuredByLayer }
      if mistakes.contains(.cutsTheBanner) { return .cutByLayer }
    }
    guard violation.isOfLayout, let unit = (ad ?? context.ad).flatMap(AdName.unit),
      let layer = Layers.shared[unit],
      layer.draws || violation == .outletAfterAd && layer.mistakes.contains(.connectsTooLate)
    else { return violation }
    return .laidOutByLayer
  }

  private func noteListeners(_ count: Int, _ message: String, isOther: Bool, ad: String?) {
    guard count > 0 else {
      return isOther
        ? ()
        : note(
          by: .app, "\(message) is heard by nobody: the application has no listener",
          violation: .listenerMissing, ad: ad)
    }
    note(
      by: .app, "\(message) is heard by \(count) listeners, one for each load",
      violation: .listenersAdded, ad: ad)
  }
}
