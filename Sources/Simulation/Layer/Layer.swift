/// A layer between an SDK and who uses it: between one and the application, a plugin for another language or a
/// wrapper of the application's own house; between a network and a platform such as MAX, the network's adapter.
///
/// ```
///   Google, MAX ── adReceived ──▶ layer ── layerTold ──▶ application
///                                   └── layerKept, layerHeld, layerRepeated, layerOvertaken: its mistakes
///   application ── load, show, dismiss ──▶ layer ──▶ Google, MAX
///                                            └── layerErred: its mistakes
///   network ── networkClosed ──▶ adapter ── mediatorTold ──▶ MAX ── serviceHidden ──▶ application
///                                  └── the same mistakes, and layerInvented
/// ```
///
/// To the SDK it is the application, or the platform: what the SDK has told it, the SDK has told.
package final class Layer {
  package let party: Party
  /// Who hears what it passes on.
  let listener: Party
  private let mistakes: [LayerMistake]
  let condition: MistakeCondition
  /// What the application is not told, which keeps what comes with it: an ad that a layer has is not let go.
  private var kept: [() -> Void] = []
  /// The ads that have earned a reward, as the SDK has said.
  private var rewarded: Set<String> = []
  /// The news that waits for the end of its ad, by ad.
  private var waiting: [String?: () -> Void] = [:]
  /// How many calls of the application's wait before they go on.
  package internal(set) var held = 0

  /// How late a delayed message is.
  let delay: Duration
  package static let usualDelay = Duration.seconds(3)

  init(
    _ party: Party, to listener: Party = .app, _ mistakes: [LayerMistake], by delay: Duration,
    when condition: MistakeCondition
  ) {
    (self.party, self.listener) = (party, listener)
    (self.mistakes, self.delay) = (mistakes, delay)
    self.condition = condition
  }

  /// A network's adapter for a platform.
  package convenience init(
    adapter name: String?, for platform: Party, _ mistakes: [AdapterMistake],
    by delay: Duration = usualDelay, when condition: MistakeCondition = .init()
  ) {
    self.init(
      Party(.adapter, name: name), to: platform, mistakes.map(\.mistake), by: delay,
      when: condition)
  }

  /// Whether it is such a layer.
  package func isSame(_ other: Layer) -> Bool {
    party == other.party && listener == other.listener && mistakes == other.mistakes
      && delay == other.delay
      && condition == other.condition
  }

  var journal: Journal { World.current.journal }

  /// What a layer may tell that nobody has said.
  package typealias Invention = (news: AppNews, message: String, tell: () -> Void)

  /// Tells who listens what the SDK has told the layer, as well as it can; `instead` is what it may invent
  /// in its place, and `before` what it may invent before the end of an ad.
  package func pass(
    _ news: AppNews, _ message: String, data: Fields = .none, instead: Invention? = nil,
    before: Invention? = nil, _ tell: @escaping () -> Void
  ) {
    let facts: Fields = [Fact.what(news.rawValue)]
    let told = telling(news, message, data, tell)
    let ad = journal.context.ad
    if news == .reward, let ad { rewarded.insert(ad) }
    if news == .close, let before { inventReward(before, of: ad, data) }
    let growth = condition.growth()
    let isForgotten = ad.map(isForgotten) ?? false
    let concerns = { (mistake: LayerMistake) in
      mistake.concerns(news) && mistake != .inventsTheReward
        && (mistake != .forgetsAtTheNextLoad || isForgotten)
    }
    switch manner(concerns) {
    case .keeps:
      let whom = listener.name ?? "the application"
      note("\(message) is kept from \(whom)", .layerKept, facts)
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
    case .strays: offMain(message, told)
    case .invents:
      guard let instead else { break }
      note(
        "\(instead.message) is told without an ad", .layerInvented,
        [Fact.what(instead.news.rawValue), Fact.mode(LayerMistake.Manner.invents.rawValue)])
      telling(instead.news, instead.message, data, instead.tell)()
    case .misroutes, .recalls, nil: told()
    }
    guard news == .close, let late = waiting.removeValue(forKey: ad) else { return }
    note(
      "the end of the ad was told before it", .layerOvertaken, [Fact.what(AppNews.reward.rawValue)])
    late()
  }

  private func inventReward(_ reward: Invention, of ad: String?, _ data: Fields) {
    guard let ad, !rewarded.contains(ad), manner({ $0 == .inventsTheReward }) != nil else { return }
    note(
      "\(reward.message) is told though none was earned", .layerInvented,
      [Fact.what(reward.news.rawValue), Fact.mode(LayerMistake.Manner.invents.rawValue)])
    telling(reward.news, reward.message, data, reward.tell)()
  }

  private func telling(
    _ news: AppNews, _ message: String, _ data: Fields, _ tell: @escaping () -> Void
  ) -> () -> Void {
    var facts: Fields = [Fact.what(news.rawValue)]
    facts.set(data.all.map { ($0.name, $0.value) })
    return { [journal, party, listener] in
      journal.callback(
        from: party, to: listener, message, listener == .app ? .layerTold : .mediatorTold,
        data: facts, tell)
    }
  }

  /// Tells from a queue of its own: who listens takes it over to main, as soon as that is free.
  private func offMain(_ message: String, _ told: @escaping () -> Void) {
    note(
      "\(message) was called off the main queue", .layerErred,
      [Fact.mode(LayerMistake.Manner.strays.rawValue)])
    World.current.soon(told)
  }

  /// Tells something that it has only been asked for, if that is its mistake: of an ad that it is to show that it
  /// is on the screen, and of a load that there is the ad of an earlier one.
  package func invent(
    _ news: AppNews, _ message: String, data: Fields, _ tell: @escaping () -> Void
  ) {
    let (manner, text): (LayerMistake.Manner, String) =
      news == .display
      ? (.invents, "is told before the ad is shown") : (.recalls, "is told of an earlier load's ad")
    guard self.manner({ $0.manner == manner && $0.concerns(news) }) != nil else { return }
    note(
      "\(message) \(text)", .layerInvented, [Fact.what(news.rawValue), Fact.mode(manner.rawValue)])
    telling(news, message, data, tell)()
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
