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
  /// What the SDK has told of each ad.
  private var heard: [String: Set<AppNews>] = [:]
  /// What was told of each ad before it has happened.
  private var hastened: [String: Set<AppNews>] = [:]
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

  /// The unit that it takes for its own, if it does and there is one.
  package var other: String?
  /// Whether it lays out the views of native ads in the application's place.
  package internal(set) var draws = false

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
  /// in its place, `unsaid` what it may invent before that, and `quietly` what there is to do where it was told
  /// before it happened. `figures` are the amounts that the SDK has told.
  package func pass(
    _ news: AppNews, _ message: String, data: Fields = .none, figures: Fields = .none,
    instead: Invention? = nil,
    unsaid: (AppNews) -> Invention? = { _ in nil }, quietly: () -> Void = {},
    _ tell: @escaping () -> Void
  ) {
    let ad = journal.context.ad
    if let ad { heard[ad, default: []].insert(news) }
    let isKnown = wasHastened(news, of: ad)
    defer {
      if news == .close { inventReturn() }
      if news == .display { hastenTheEnd([.reward, .close].compactMap(unsaid), data) }
      if news == .click, let close = unsaid(.close) { hasten(close, data, at: .click) }
    }
    guard !isKnown else {
      journal.note(by: party, "\(message) is not told again")
      return quietly()
    }
    let isChanged = manner { $0.manner == .changes && $0.concerns(news) } != nil
    if isChanged { noteChange(of: news, message) }
    let told = telling(news, message, isChanged ? changed(figures) : data, tell)
    if news == .reward, let ad { rewarded.insert(ad) }
    if news == .close, let reward = unsaid(.reward) { inventReward(reward, of: ad, data) }
    tellAsItCan(news, message, data, instead, told)
    guard news == .close, let late = waiting.removeValue(forKey: ad) else { return }
    note(
      "the end of the ad was told before it", .layerOvertaken, [Fact.what(AppNews.reward.rawValue)])
    late()
  }

  private func tellAsItCan(
    _ news: AppNews, _ message: String, _ data: Fields, _ instead: Invention?,
    _ told: @escaping () -> Void
  ) {
    let facts: Fields = [Fact.what(news.rawValue)]
    let ad = journal.context.ad
    let growth = condition.growth()
    let later = ad.flatMap(laterAd(than:))
    let concerns = { (mistake: LayerMistake) in
      mistake.concerns(news) && !LayerMistake.inventions.contains(mistake)
        && mistake.manner != .hastens
        && mistake.manner != .changes && (mistake != .forgetsAtTheNextLoad || later != nil)
    }
    switch manner(concerns) {
    case .keeps:
      let whom = listener.name ?? "the application"
      let isForgotten = mistakes.first(where: concerns) == .forgetsAtTheNextLoad
      let reason = isForgotten ? later.map { ": \($0) was asked for meanwhile" } : nil
      note("\(message) is kept from \(whom)\(reason ?? "")", .layerKept, facts)
      kept.append(told)
    case .repeats:
      let often = growth == 1 ? "twice" : "\(growth + 1) times"
      note("\(message) is passed on \(often)", .layerRepeated, facts)
      for _ in 0...growth { told() }
    case .delays:
      note("\(message) is held up", .layerHeld, facts)
      World.current.after(
        delay * growth, "\(message) goes on", .layerGoesOn, by: party, told)
    case .overtakes:
      // Where the end was told already, nothing is left to wait for.
      if let ad, heard[ad]?.contains(.close) == true { told() } else { waiting[ad] = told }
    case .strays: offMain(message, told)
    case .invents:
      guard let instead else { break }
      note(
        "\(instead.message) is told without an ad", .layerInvented,
        [Fact.what(instead.news.rawValue), Fact.mode(LayerMistake.Manner.invents.rawValue)])
      telling(instead.news, instead.message, data, instead.tell)()
    case .misroutes: misroute(news, message, data)
    case .recalls, .hastens, .changes, nil: told()
    }
  }

  /// The application hears it of another unit's ad, and not of this one.
  private func misroute(_ news: AppNews, _ message: String, _ data: Fields) {
    note(
      "\(message) is told of the ad unit \(other ?? "")", .layerKept,
      [Fact.what(news.rawValue), Fact.mode(LayerMistake.Manner.misroutes.rawValue)])
    guard let other else { return }
    journal.within(Context(cause: journal.context.cause, ad: journal.newestAd(of: other))) {
      telling(news, message, data) { AppReactions.shared.react(other, news) }()
    }
  }

  /// How long after the display it tells what it hastens: an SDK tells that just before the ad covers anything.
  private static let haste = Duration.seconds(1)

  private func hastenTheEnd(_ early: [Invention], _ data: Fields) {
    guard
      mistakes.contains(where: { mistake in
        early.contains { mistake.hastens($0.news, at: .display) }
      })
    else { return }
    World.current.after(
      Self.haste, "a second has passed since the display", .layerGoesOn, by: party
    ) { [self] in
      for one in early { hasten(one, data) }
    }
  }

  /// Tells something before it happens, if that is its mistake.
  func hasten(_ early: Invention, _ data: Fields = .none, at cue: AppNews = .display) {
    guard let ad = journal.context.ad, heard[ad]?.isDisjoint(with: early.news.ends) != false,
      manner({ $0.hastens(early.news, at: cue) }) != nil,
      hastened[ad, default: []].insert(early.news).inserted
    else { return }
    note(
      "\(early.message) is told before it has happened", .layerInvented,
      [Fact.what(early.news.rawValue), Fact.mode(LayerMistake.Manner.hastens.rawValue)])
    telling(early.news, early.message, data, early.tell)()
  }

  /// Whether it has told the application of the unit's next ad before the SDK had one.
  package func hasPromised(_ unit: String) -> Bool {
    journal.newestAd(of: unit).flatMap { hastened[$0]?.contains(.ad) } == true
  }

  /// Whether it has told that already, once for each time that it has.
  private func wasHastened(_ news: AppNews, of ad: String?) -> Bool {
    guard let ad, let told = hastened[ad] else { return false }
    if news == .closing { return told.contains(.close) }
    return hastened[ad]?.remove(news) != nil
  }

  /// What it may tell the application that the SDK has not told: `react` is what that does about it.
  func unsaid(_ news: AppNews, _ react: @escaping () -> Void) -> Invention? {
    let message: String? =
      switch news {
      case .ad: "the ad"
      case .display: "the display"
      case .reward: "the reward"
      case .close: "the end of the ad"
      default: nil
      }
    return message.map { (news, $0, react) }
  }

  private func inventReward(_ reward: Invention, of ad: String?, _ data: Fields) {
    guard let ad, !rewarded.contains(ad), manner({ $0 == .inventsTheReward }) != nil else { return }
    note(
      "\(reward.message) is told though none was earned", .layerInvented,
      [Fact.what(reward.news.rawValue), Fact.mode(LayerMistake.Manner.invents.rawValue)])
    telling(reward.news, reward.message, data, reward.tell)()
  }

  /// Tells the application that the user is back, who has not left it: there was only an ad.
  private func inventReturn() {
    guard manner({ $0 == .inventsTheForeground }) != nil else { return }
    note(
      "the user's return is told, who was not away", .layerInvented,
      [Fact.what(AppReactions.foreground), Fact.mode(LayerMistake.Manner.invents.rawValue)])
    journal.callback(
      from: party, to: .app, "the user is back", .layerTold,
      data: [Fact.what(AppReactions.foreground)]
    ) { AppReactions.shared.comeBack() }
  }

  private func noteChange(of news: AppNews, _ message: String) {
    note(
      "\(message) is told with another amount", .layerErred,
      [Fact.what(news.rawValue), Fact.mode(LayerMistake.Manner.changes.rawValue)])
  }

  /// A reward of nothing, and millionths taken for wholes, or cut off.
  private func changed(_ figures: Fields) -> Fields {
    var changed = Fields.none
    if figures[.amount] != nil { changed[.amount] = 0 }
    let unit = 1_000_000
    if let micros = figures[.micros] {
      let isCut = mistakes.contains(.truncatesTheRevenue)
      changed[.micros] = isCut ? micros / unit * unit : micros * unit
    }
    return changed
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

  /// The next ad of its unit, if one was asked for since and that makes a layer forget this one.
  private func laterAd(than ad: String) -> String? {
    guard mistakes.contains(.forgetsAtTheNextLoad), let own = AdName(ad) else { return nil }
    return journal.entries.lazy.compactMap(\.ad).first { name in
      guard let other = AdName(name) else { return false }
      return other.unit == own.unit && other.number > own.number
    }
  }

  /// What it does wrong with this now, if anything.
  func manner(
    _ concerns: (LayerMistake) -> Bool, of ad: String? = nil
  ) -> LayerMistake.Manner? {
    guard let mistake = mistakes.first(where: concerns) else { return nil }
    let isMade = condition.holds(for: ad)
    MadeMistakes.shared.met(mistake.rawValue, with: ad, isMade: isMade)
    return isMade ? mistake.manner : nil
  }

  private func note(_ text: String, _ sense: Sense, _ facts: Fields) {
    journal.note(by: party, text, sense, data: facts)
  }
}
