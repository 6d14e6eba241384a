import AdServing
import Scenarios
import Simulation

/// What the user or the application does in a script, and when.
struct Deed {
  enum What: Equatable {
    case load, show, dismiss, close
    case tap(String)
    case visible(Bool)
  }

  let time: Instant
  /// The place of its entry in the recording.
  let number: Int
  let ad: String
  let what: What
  /// How long it takes until it is done.
  var takes = Duration.zero
  /// By how much later it is done than in the recording.
  var delays = Duration.zero
}

/// Decides what the user and the application did with one ad. Where nobody recorded them, the calls that
/// followed show it: a click is a tap, what was dismissed was closed.
struct UserDecider {
  /// What shows that the user tapped an ad.
  static let clicks: Set<Sense> = [
    .clickTold, .clickReported, .networkClick, .networkSawClick, .appToldClick,
  ]
  /// What shows that something covered the application.
  static let screens = covers.union(ends)
  private static let covers: Set<Sense> = [
    .networkWillPresent, .networkPageOpened, .willPresent, .appToldWillPresent,
  ]
  private static let ends: Set<Sense> = [
    .networkClosing, .networkClosed, .networkPageClosing, .networkPageClosed, .willDismiss,
    .didDismiss, .appToldWillDismiss, .appToldDidDismiss,
  ]
  /// What shows that the user saw an ad.
  private static let sights = clicks.union([
    .impressionTold, .impressionReported, .appToldImpression,
  ])
  /// What shows that an ad was on the screen.
  static let signs = screens.union(sights)
  /// Calls about one tap come within this time.
  private static let oneTap = Duration.milliseconds(700)

  private let story: AdStory
  private let format: String
  private var deeds: [Deed] = []
  /// When something came over the application; nil while nothing covers it.
  private var covered: Instant?
  /// Whether the full-screen ad has been told to show, and nothing shows that it does.
  private var isExpected = false
  private var lastTap: Instant?
  /// When the click of an earlier tap was reported.
  private var lastReport: Instant?
  /// Whether it was tapped since something was closed.
  private var hasTapped = false
  /// Taps whose clicks nobody has reported.
  private var unreported = 0
  /// Whether it is on the screen.
  private var isShown = false

  private init(_ story: AdStory, format: String) { (self.story, self.format) = (story, format) }

  /// What was done with an ad, in order; and whether the last thing it opened is still there.
  static func deeds(with story: AdStory, format: String) -> (deeds: [Deed], isOpen: Bool) {
    var decider = UserDecider(story, format: format)
    decider.decide()
    let isSilent = decider.isExpected && story.refusal == nil
    return (decider.deeds, decider.covered != nil || isSilent)
  }

  private var isFullScreen: Bool { format != "native" && format != "banner" }

  private mutating func decide() {
    if let first = story.first([.adAsked, .signalsAsked, .lineAsked]) { add(.load, first) }
    let places = shows
    for entry in story.entries {
      guard let sense = entry.sense else { continue }
      if places.contains(entry.number) { show(entry) }
      look(at: entry, sense)
    }
  }

  /// The entries that show that the ad came on the screen.
  private var shows: Set<Int> {
    let orders: [Set<Sense>] =
      isFullScreen
      ? [[.presented], [.presentTold]]
      : format == "banner" ? [[.bannerPlaced], [.shown], [.adReceived]] : [[.shown], [.rendered]]
    let found = orders.lazy.map { story.all($0) }.first { !$0.isEmpty } ?? []
    guard found.isEmpty, !isFullScreen, story.hasAd,
      format == "banner" || story.first(Self.sights) != nil
    else { return Set(found.map(\.number)) }
    return Set(story.loads.filter { $0.result == .ad }.compactMap { $0.answer?.number }.prefix(1))
  }

  private mutating func show(_ entry: Entry) {
    // It cannot be announced before it is there.
    let start = max(entry.time + (.zero - intro), min(story.loaded ?? .start, entry.time))
    deeds.append(
      Deed(
        time: start, number: entry.number, ad: story.name, what: .show, takes: intro,
        delays: start + intro - entry.time))
    isShown = true
    hide(from: entry)
  }

  /// The playground announces such an ad before it presents it.
  private var intro: Duration {
    format == UnitFormat.rewardedInterstitial.rawValue ? .seconds(5) : .zero
  }

  /// An ad that Google's own eyes saw late was out of view before.
  private mutating func hide(from shown: Entry) {
    guard format == "native", story.first([.impressionsFlagAsked])?.data[.answer] == false,
      let seen = story.all([.impressionTold]).first(where: { $0.number > shown.number })
    else { return }
    let late = seen.time - shown.time - .seconds(1)
    guard late > .milliseconds(150) else { return }
    add(.visible(false), shown)
    deeds.append(
      Deed(
        time: shown.time + late, number: seen.number, ad: story.name, what: .visible(true)))
  }

  // MARK: What followed

  private mutating func look(at entry: Entry, _ sense: Sense) {
    switch sense {
    case .presentTold: isExpected = true
    case .presentFailed, .presentRefused: isExpected = false
    case .takenDown, .bannerTakenAway, .untracked: takeDown(entry)
    default:
      if Self.clicks.contains(sense) { click(entry, sense) }
      if Self.covers.contains(sense) { cover(entry) }
      if Self.ends.contains(sense) { uncover(entry) }
    }
  }

  private mutating func cover(_ entry: Entry) {
    guard covered == nil else { return }
    if !isFullScreen { tap(entry, reported: false) }
    (covered, isExpected) = (entry.time, false)
  }

  private mutating func uncover(_ entry: Entry) {
    guard covered != nil || isExpected || hasTapped else { return }
    add(.close, entry)
    (covered, isExpected, hasTapped, lastTap) = (nil, false, false, nil)
  }

  private mutating func takeDown(_ entry: Entry) {
    guard isShown else { return }
    isShown = false
    add(.dismiss, entry)
  }

  private mutating func click(_ entry: Entry, _ sense: Sense) {
    if sense == .clickTold {
      lastTap = nil
      tap(entry, reported: true)
      return
    }
    let isReport = sense == .clickReported
    if isReport, unreported > 0 {
      unreported -= 1
      lastReport = entry.time
      return
    }
    // The application is told of what was reported.
    if sense == .appToldClick, let lastReport, entry.time - lastReport < Self.oneTap { return }
    // What is covered cannot be tapped, and what is over is told late.
    let isLate = !isFullScreen && covered != nil
    guard !isLate, isFullScreen || isShown || format == "banner" else { return }
    if isFullScreen, covered == nil, !isExpected { return missedTap(entry) }
    tap(entry, reported: isReport)
  }

  /// A click that is told when its ad is gone was made before.
  private mutating func missedTap(_ entry: Entry) {
    guard let start = story.all([.presentTold]).last(where: { $0.number < entry.number }) else {
      return
    }
    let end = story.all(Self.ends).last { $0.number < entry.number }?.time ?? entry.time
    let middle = start.time + (end - start.time) / 2
    guard lastTap.map({ middle - $0 > Self.oneTap }) ?? true,
      !deeds.contains(where: { $0.what == .tap(target(nil)) })
    else { return }
    deeds.append(Deed(time: middle, number: start.number, ad: story.name, what: .tap(target(nil))))
  }

  private mutating func tap(_ entry: Entry, reported: Bool) {
    if let lastTap, entry.time - lastTap < Self.oneTap { return }
    (lastTap, hasTapped) = (entry.time, true)
    unreported += reported ? 0 : 1
    add(.tap(target(entry.data[.asset])), entry)
  }

  private func target(_ asset: String?) -> String {
    guard format != "banner" else { return Target.banner.rawValue }
    return asset.flatMap(Target.init(rawValue:))?.rawValue ?? Target.callToAction.rawValue
  }

  private mutating func add(_ what: Deed.What, _ entry: Entry) {
    deeds.append(Deed(time: entry.time, number: entry.number, ad: story.name, what: what))
  }
}
