/// Tells from the name of a listener's call, or of a case that one is given, which event of an ad it means.
enum ListenerEvent: String {
  case loaded, failed
  case willShow, shown, failedToShow
  case impression, clicked, left
  case videoStarted, videoEnded, rewarded
  case willClose, closed

  init?(_ call: InterfaceCall) { self.init(words: call.words) }

  init?(words all: [String]) {
    let told = all.filter { !Self.noise.contains($0) }
    // A reward is an event where it comes last; before another word, it is a kind of ad.
    if Self.rewards.contains(told.last ?? "") || told.contains("earn") {
      self = .rewarded
      return
    }
    var words = Set(told)
    if Set(all).isSuperset(of: ["app", "open"]) { words.remove("open") }
    // What a click opened is closed.
    let isOver =
      !words.isDisjoint(with: ["click", "landing"]) && !words.isDisjoint(with: Self.ends)
    // A banner's screen is what a click opens; an interstitial's is itself.
    if all.contains("interstitial") { words.remove("screen") }
    guard words.isDisjoint(with: Self.others), !isOver,
      let event = Self.event(words, isComing: all.contains("will"))
    else { return nil }
    self = event
  }

  private static func event(_ words: Set<String>, isComing: Bool) -> ListenerEvent? {
    for (event, signs) in rows where !signs.isDisjoint(with: words) {
      switch event {
      case .failed: return words.isDisjoint(with: shows) ? .failed : .failedToShow
      case .closed: return isComing ? .willClose : .closed
      case .shown: return isComing ? .willShow : .shown
      case .videoEnded where !words.isDisjoint(with: loads.union(["request"])): return .loaded
      default: return event
      }
    }
    return nil
  }

  private static let noise: Set = [
    "on", "ad", "ads", "did", "will", "the", "for", "with", "interstitial", "banner", "native",
    "user",
  ]
  /// Pages that a click opens, and news that no ad here has.
  private static let others: Set = [
    "screen", "modal", "expire", "expired", "paid", "revenue", "mute", "muted", "unmute", "resize",
    "expand", "expanded", "audio", "sound",
  ]
  private static let ends: Set = [
    "finish", "finished", "end", "ended", "close", "closed", "dismiss", "dismissed",
  ]
  private static let loads: Set = [
    "load", "loaded", "loading", "receive", "received", "cache", "cached", "fetch", "fetched",
    "ready", "available", "fill", "filled", "prepared", "succeed", "succeeded", "success",
    "initialize", "initialized",
  ]
  private static let shows: Set = [
    "show", "shown", "present", "presented", "display", "displayed", "render", "rendered", "open",
    "opened",
    "play", "appear", "appeared",
  ]

  /// The first one that has a word decides.
  private static let rows: [(ListenerEvent, Set<String>)] = [
    (.failed, ["fail", "failed", "failure", "fails", "error", "unable"]),
    (.impression, ["impression", "impressions", "viewable", "viewed"]),
    (.clicked, ["click", "clicked", "tap", "tapped", "interaction", "interact"]),
    (.left, ["leave", "leaves", "leaving", "left", "browser", "landing"]),
    (
      .closed,
      ["dismiss", "dismissed", "close", "closed", "hide", "hidden", "disappear", "disappeared"]
    ),
    (.videoEnded, ["complete", "completed", "finish", "finished", "end", "ended"]),
    (.videoStarted, ["start", "started", "begin", "began"]), (.loaded, loads), (.shown, shows),
  ]
  private static let rewards: Set = ["reward", "rewards", "rewarded", "earned"]
}
