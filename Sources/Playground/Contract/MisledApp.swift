import Simulation

/// Excuses an application that was misled: it was told something twice, or that a user is back who was there, or never heard of a failure or of the answer
/// to a load. Whoever misled it is to blame, and nobody is where the user forced an ad off the screen.
struct MisledApp {
  /// The news that it has heard already, of the sort that can be true of an ad only once.
  private var told: Set<Telling> = []
  /// The entries with which it was told something again, and what it does about that.
  private var entries: Set<Int> = []
  /// The units that were asked for two ads because of that, or by a layer, those whose ad was forced off, and the
  /// ads of which a layer has kept a failure.
  private var subjects: Set<String> = []
  /// The units for which a layer has ordered something by itself, or has told something else than its SDK: the
  /// application can't know what has become of their ads.
  private var moved: Set<String> = []
  /// The decisions of layers that the application does not know of, and the units whose newest ad a layer has loaded.
  private var decisions: Set<Int> = []
  private var askedByLayer: Set<String> = []
  /// Whether a layer has taken one unit for another: the application knows the state of none.
  private var hasMisrouted = false
  /// The units whose ads the application has let go of, and a layer has not, or later.
  private var forsaken: Set<String> = []
  /// The units whose load was answered, where the answer has not reached the application.
  private var withheld: Set<String> = []
  /// The shows that MAX was asked for and has neither begun nor refused, by unit.
  private var lostShows: [String: Int] = [:]

  private struct Telling: Hashable {
    let ad: String
    let news: AppNews
  }

  mutating func learn(_ entry: Entry) {
    learnAnswer(entry)
    if entry.to == .app, let ad = entry.ad, let news = entry.newsOnce {
      if !told.insert(Telling(ad: ad, news: news)).inserted { entries.insert(entry.number) }
    } else if entry.sense == .layerTold, entry.data[.what] == AppReactions.foreground {
      entries.insert(entry.number)
    } else if entry.from == .app, let cause = entry.cause, entries.contains(cause) {
      entries.insert(entry.number)
      // The application can't know which of its two loads is answered.
      if entry.sense == .adAsked || entry.sense == .serviceLoadAsked,
        let unit = entry.unitOfAd ?? entry.data[.unit]
      {
        subjects.insert(unit)
      }
    }
    if entry.sense == .coverForced, let unit = entry.unitOfAd { subjects.insert(unit) }
    learnAsking(entry)
    guard entry.from.role == .layer else { return }
    // The application knows of what it has agreed to.
    if entry.sense == .layerDecided, entry.data[.mode] == nil, let unit = entry.data[.unit] {
      moved.insert(unit)
      decisions.insert(entry.number)
    }
    if let unit = entry.unitOfAd,
      [.takes, .denies, .throwsAt].contains(entry.data[.mode].flatMap(LayerMistake.Manner.init))
    {
      moved.insert(unit)
    }
    if entry.sense == .layerErred || entry.sense == .layerKept,
      entry.data[.mode] == LayerMistake.Manner.misroutes.rawValue
    {
      hasMisrouted = true
    }
    if entry.sense == .layerErred, entry.data[.what] == AppCall.dismiss.rawValue,
      let unit = entry.data[.unit]
    {
      forsaken.insert(unit)
    }
    let isDoubled =
      entry.sense == .layerErred && entry.data[.mode] == LayerMistake.Manner.repeats.rawValue
    if isDoubled, let unit = entry.data[.unit] { subjects.insert(unit) }
    if entry.sense == .layerKept, entry.data[.what] == AppNews.failure.rawValue, let ad = entry.ad {
      subjects.insert(ad)
    }
  }

  /// Whose load it is that brings a unit's next ad.
  private mutating func learnAsking(_ entry: Entry) {
    guard !moved.isEmpty, entry.from == .app,
      entry.sense == .adAsked || entry.sense == .serviceLoadAsked,
      let unit = entry.unitOfAd ?? entry.data[.unit]
    else { return }
    if entry.cause.map(decisions.contains) == true {
      askedByLayer.insert(unit)
    } else {
      askedByLayer.remove(unit)
    }
  }

  /// The answer to a load may have reached MAX, or a layer, and stopped there.
  private mutating func learnAnswer(_ entry: Entry) {
    switch entry.sense {
    case .adReceived, .adRefused, .layerTold:
      if !withheld.isEmpty, let unit = entry.unitOfAd { withheld.remove(unit) }
    case .platformRetries: if let unit = entry.unitOfAd { withheld.remove(unit) }
    case .layerKept, .layerHeld, .networkAnswered, .networkFailed, .mediatorTold:
      if entry.isAnswerOnItsWay, let unit = entry.unitOfAd { withheld.insert(unit) }
    case .serviceShowAsked:
      if entry.to == .max, let unit = entry.unitOfAd, lostShows[unit] == nil {
        lostShows[unit] = entry.number
      }
    case .networkShowAsked, .mediatorAsked, .serviceDisplayFailed: endShow(entry)
    default: break
    }
  }

  /// A refusal of a later show answers no earlier one.
  private mutating func endShow(_ entry: Entry) {
    guard !lostShows.isEmpty, entry.from == .max, let unit = entry.unitOfAd else { return }
    let isRefusal = entry.sense == .serviceDisplayFailed
    guard isRefusal ? lostShows[unit] == entry.cause : entry.senseAtPlatform == .networkShowAsked
    else { return }
    lostShows[unit] = nil
  }

  /// Whether a layer is to blame for an ad that the application shows at the wrong moment: the ad has come by the
  /// layer's own order.
  func isOfLayer(_ violation: Violation, _ entry: Entry) -> Bool {
    guard !hasMisrouted, let unit = entry.unitOfAd, askedByLayer.contains(unit) else {
      return false
    }
    return [.shownOverAd, .interstitialAfterAd, .appOpenAfterAd].contains(violation)
  }

  /// Whether the application is not to blame for what is noted.
  func excuses(_ violation: Violation, _ entry: Entry) -> Bool {
    let about = [entry.ad, entry.unitOfAd, entry.data[.unit]].compactMap(\.self)
    if violation == .shownWithoutAd || violation == .adLetGoOnScreen,
      about.contains(where: { lostShows[$0] != nil })
    {
      return true
    }
    if [.bannerForgotten, .bannerLeftAsking].contains(violation),
      about.contains(where: forsaken.contains)
    {
      return true
    }
    if violation.isOfOrders, hasMisrouted || about.contains(where: moved.contains) { return true }
    guard Self.orders.contains(violation) else { return false }
    return entry.cause.map(entries.contains) == true || about.contains(where: subjects.contains)
      || violation == .loadWhileLoading && about.contains(where: withheld.contains)
  }

  /// The mistakes of an application that gives an order at the wrong moment.
  private static let orders: Set<Violation> = [
    .adPresentedAgain, .loadWhileLoading, .shownWithoutAd, .shownOverAd, .presenterBusy,
    .appOpenAfterAd, .interstitialAfterAd, .resumedUnderAd,
  ]
}

extension Entry {
  /// Whether the answer to a load comes to MAX, or stays with a layer.
  fileprivate var isAnswerOnItsWay: Bool {
    switch sense {
    case .layerKept, .layerHeld:
      let news = data[.what].flatMap(AppNews.init)
      return news == .ad || news == .refusal
    default:
      let told = to == .max ? senseAtPlatform : nil
      return told == .networkAnswered || told == .networkFailed
    }
  }

  /// The news with which the application is told something that happens to an ad once.
  fileprivate var newsOnce: AppNews? {
    guard kind == .callback, let sense else { return nil }
    let news = sense == .layerTold ? data[.what].flatMap(AppNews.init) : AppNews(sense, data)
    switch news {
    case .ad, .refusal, .display, .failure, .close, .reward: return news
    case .impression, .click, .revenue, .closing, .other, nil: return nil
    }
  }
}
