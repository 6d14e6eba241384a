/// A layer between an SDK and the application: a plugin for another language, or a wrapper of the
/// application's own house.
///
/// ```
///   Google, MAX ── adReceived ──▶ layer ── layerTold ──▶ application
///                                   └── layerKept, layerHeld, layerRepeated, layerOvertaken: its mistakes
///   application ── load, show, dismiss ──▶ layer ──▶ Google, MAX
///                                            └── layerErred: its mistakes
/// ```
///
/// To the SDK it is the application: what the SDK has told it, the SDK has told.
package final class Layer {
  let party: Party
  private let mistakes: [LayerMistake]
  let condition: MistakeCondition
  /// What the application is not told, which keeps what comes with it: an ad that a layer has is not let go.
  private var kept: [() -> Void] = []
  /// The news that waits for the end of its ad, by ad.
  private var waiting: [String?: () -> Void] = [:]
  /// How many calls of the application's wait before they go on.
  package internal(set) var held = 0

  /// How late a delayed message is.
  let delay: Duration
  package static let usualDelay = Duration.seconds(3)

  init(
    _ name: String?, _ mistakes: [LayerMistake], by delay: Duration,
    when condition: MistakeCondition
  ) {
    party = Party(.layer, name: name)
    (self.mistakes, self.delay) = (mistakes, delay)
    self.condition = condition
  }

  /// Whether it is such a layer.
  func isSame(_ other: Layer) -> Bool {
    party == other.party && mistakes == other.mistakes && delay == other.delay
      && condition == other.condition
  }

  var journal: Journal { World.current.journal }

  /// Tells the application what the SDK has told the layer, as well as it can.
  func pass(_ news: AppNews, _ message: String, _ tell: @escaping () -> Void) {
    let facts: Fields = [Fact.what(news.rawValue)]
    let told = { [journal, party] in
      journal.callback(from: party, to: .app, message, .layerTold, data: facts, tell)
    }
    let ad = journal.context.ad
    let growth = condition.growth()
    let isForgotten = ad.map(isForgotten) ?? false
    switch manner({ $0.concerns(news) && ($0 != .forgetsAtTheNextLoad || isForgotten) }) {
    case .keeps:
      note("\(message) is kept from the application", .layerKept, facts)
      kept.append(tell)
    case .repeats:
      let often = growth == 1 ? "twice" : "\(growth + 1) times"
      note("\(message) is passed on \(often)", .layerRepeated, facts)
      for _ in 0...growth { told() }
    case .delays:
      note("\(message) is held up", .layerHeld, facts)
      World.current.after(
        delay * growth, "\(message) goes on", .layerGoesOn, by: party, told)
    case .overtakes: waiting[ad] = told
    case .misroutes, nil: told()
    }
    guard news == .close, let late = waiting.removeValue(forKey: ad) else { return }
    note(
      "the end of the ad was told before it", .layerOvertaken, [Fact.what(AppNews.reward.rawValue)])
    late()
  }

  /// Whether another ad of its unit was asked for since.
  private func isForgotten(_ ad: String) -> Bool {
    guard mistakes.contains(.forgetsAtTheNextLoad), let own = AdName(ad) else { return false }
    return journal.entries.contains { entry in
      guard let other = entry.ad.flatMap(AdName.init) else { return false }
      return other.unit == own.unit && other.number > own.number
    }
  }

  /// What it does wrong with this now, if anything.
  func manner(
    _ concerns: (LayerMistake) -> Bool, of ad: String? = nil
  ) -> LayerMistake.Manner? {
    guard condition.holds(for: ad) else { return nil }
    return mistakes.first(where: concerns)?.manner
  }

  private func note(_ text: String, _ sense: Sense, _ facts: Fields) {
    journal.note(by: party, text, sense, data: facts)
  }
}
