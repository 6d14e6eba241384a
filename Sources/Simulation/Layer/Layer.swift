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
  let mistakes: [LayerMistake]
  let condition: MistakeCondition
  /// What the application is not told, which keeps what comes with it: an ad that a layer has is not let go.
  private var kept: [() -> Void] = []
  /// The ads that have earned a reward, as the SDK has said.
  var rewarded: Set<String> = []
  /// What the SDK has told of each ad.
  var heard: [String: Set<AppNews>] = [:]
  /// What was told of each ad before it has happened.
  var hastened: [String: Set<AppNews>] = [:]
  /// The ads after which the application has asked for another one.
  private var followed: Set<String> = []
  /// The news that waits for the end of its ad, by ad.
  private var waiting: [String?: [() -> Void]] = [:]
  /// Whether it shows a banner now, and puts it in a wrong place.
  package internal(set) var isMisplacing = false
  /// Whether it shows a banner now at the top instead of the bottom, or the other way round.
  package internal(set) var isSwapping = false
  /// Whether it shows an ad now of which nothing is drawn.
  package internal(set) var isDrawingNothing = false
  /// Whether it has destroyed its SDK's ad.
  private(set) var hasDisposed = false
  /// The controller from which it has an ad presented now, if that is its choice.
  package internal(set) var presenting: PresentingController?
  /// How many calls of the application's wait before they go on.
  package internal(set) var held = 0

  /// Whose view a full-screen ad is to cover.
  package enum PresentingController: Sendable {
    /// The one that the user sees.
    case top
    /// The application's first one.
    case root
    /// The one on top when the ad was asked for.
    case atLoad
  }

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
  /// Whether it has an ad that the application does not know of, and can show it.
  package private(set) var hasUntoldAd = false
  /// Whether the news that it passes on now stays with it.
  private var wasKept = false
  /// Whether its exceptions end the application.
  package internal(set) var isFatal = false
  /// What it learns of a load's answer, whether it tells that or not.
  var learns = Learning.nothing

  package enum Learning: Sendable {
    case nothing
    /// It has the ad, and can show it.
    case ads
    /// Its view has the answer.
    case answers
  }
  /// Whether the application calls it, and it is not in the build.
  package internal(set) var isMissing = false

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
      if news == (listener == .app ? .ad : .display), let click = unsaid(.click) {
        inventClick(click, data)
      }
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
    if news == .close, mistakes.contains(.hoardsUntilTheClose) { tellWhatWaits(of: ad) }
    tellAsItCan(news, message, data, instead ?? taken(for: news, unsaid), told)
    if news == .ad { hasUntoldAd = learns != .nothing && wasKept }
    if wasKept, news == .ad && learns != .nothing || news == .refusal && learns == .answers {
      quietly()
    }
    guard news == .close, waiting[ad] != nil else { return }
    note(
      "the end of the ad was told before it", .layerOvertaken, [Fact.what(AppNews.reward.rawValue)])
    tellWhatWaits(of: ad)
  }

  /// The ad is gone: what has waited for that is told, in its order.
  private func tellWhatWaits(of ad: String?) {
    for told in waiting.removeValue(forKey: ad) ?? [] { told() }
  }

  /// What it tells in place of news that it takes for something else.
  private func taken(for news: AppNews, _ unsaid: (AppNews) -> Invention?) -> Invention? {
    mistakes.first { $0.manner == .takes && $0.concerns(news) }?.taken.flatMap(unsaid)
  }

  private func tellAsItCan(
    _ news: AppNews, _ message: String, _ data: Fields, _ instead: Invention?,
    _ told: @escaping () -> Void
  ) {
    let facts: Fields = [Fact.what(news.rawValue)]
    let ad = journal.context.ad
    let growth = condition.growth()
    wasKept = false
    let isOld = ad.map(isBeforeAnother) == true
    let isThere = ad.flatMap { heard[$0] }?.contains(.ad) == true
    let concerns = { (mistake: LayerMistake) in
      mistake.concerns(news) && !LayerMistake.inventions.contains(mistake)
        && mistake.manner != .hastens
        && mistake.manner != .changes && (mistake != .forgetsAtTheNextLoad || isOld)
        && (mistake != .fallsSilent || isThere)
    }
    switch manner(concerns) {
    case .keeps:
      let whom = listener.name ?? "the application"
      let isForgotten = mistakes.first(where: concerns) == .forgetsAtTheNextLoad
      let reason = isForgotten ? ": another one was asked for meanwhile" : ""
      note("\(message) is kept from \(whom)\(reason)", .layerKept, facts)
      kept.append(told)
      wasKept = true
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
      if let ad, heard[ad]?.contains(.close) == true { told() } else { wait(told, of: ad) }
    case .hoards:
      guard let ad, heard[ad]?.contains(.close) != true else { return told() }
      note("\(message) is held up until the ad is gone", .layerHeld, facts)
      wait(told, of: ad)
    case .takes:
      guard let instead else { return told() }
      note(
        "\(message) is taken for \(instead.message)", .layerKept,
        [Fact.what(news.rawValue), Fact.mode(LayerMistake.Manner.takes.rawValue)])
      telling(instead.news, instead.message, data, instead.tell)()
      wasKept = learns == .answers
    case .throwsAt:
      note(
        "an exception ends it as it passes on \(message)", .layerErred,
        [Fact.what(news.rawValue), Fact.mode(LayerMistake.Manner.throwsAt.rawValue)])
      kept.append(told)
      wasKept = learns == .answers
      if isFatal { Layers.shared.crash() }
    case .strays: offMain(message, told)
    case .invents:
      guard let instead else { break }
      note(
        "\(instead.message) is told without an ad", .layerInvented,
        [Fact.what(instead.news.rawValue), Fact.mode(LayerMistake.Manner.invents.rawValue)])
      telling(instead.news, instead.message, data, instead.tell)()
    case .misroutes:
      misroute(news, message, data)
      wasKept = learns == .answers
    case .recalls, .hastens, .changes, .denies, .misplaces, .presents,
      .undraws, .misuses, nil:
      told()
    }
  }

  private func wait(_ told: @escaping () -> Void, of ad: String?) {
    waiting[ad, default: []].append(told)
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

  func telling(
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

  /// Whether another ad of its unit was asked for since, and that makes a layer forget this one. The application's
  /// load does, also where its SDK ignores that.
  private func isBeforeAnother(_ ad: String) -> Bool {
    guard mistakes.contains(.forgetsAtTheNextLoad), let own = AdName(ad) else { return false }
    if followed.contains(ad) { return true }
    return journal.entries.contains { entry in
      guard let other = entry.ad.flatMap(AdName.init) else { return false }
      return other.unit == own.unit && other.number > own.number
    }
  }

  /// It lets go of its SDK's ad, for the application or by itself.
  package func noteDisposal() { hasDisposed = true }

  /// The application asks for the unit's next ad.
  func noteLoad(of unit: String) {
    guard let newest = journal.newestAd(of: unit), heard[newest]?.contains(.ad) == true else {
      return
    }
    followed.insert(newest)
  }

  /// What it does wrong with this now, if anything.
  func manner(
    _ concerns: (LayerMistake) -> Bool, of ad: String? = nil, newest: String? = nil
  ) -> LayerMistake.Manner? {
    guard let mistake = mistakes.first(where: concerns) else { return nil }
    let isMade = condition.holds(for: ad, newest: newest)
    MadeMistakes.shared.met(mistake.rawValue, with: ad, isMade: isMade)
    return isMade ? mistake.manner : nil
  }

  func note(_ text: String, _ sense: Sense, _ facts: Fields) {
    journal.note(by: party, text, sense, data: facts)
  }
}
