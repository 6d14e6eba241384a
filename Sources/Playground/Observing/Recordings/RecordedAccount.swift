import Contract
import Simulation

/// What was said of one ad that tells who counted what.
struct RecordedAccount: Equatable, Sendable {
  let name: String
  /// Whether entries about it are missing, or may be.
  var isTorn: Bool
  private(set) var format: String?
  private(set) var className: String?
  /// Whether the application's side of it was seen.
  private(set) var isAppSeen = false
  /// Whether its adapter has handed it over.
  private(set) var hasAd = false
  /// Who looks, by the question that the adapter answered.
  private(set) var watchers: [Sense: Watcher] = [:]
  /// The calls that it has no member for; nil where nobody says so.
  private var lacks: [String]?
  private var senses: [Sense: Int] = [:]
  /// When something was said of a count for the last time.
  private(set) var lastCount = Instant.start
  /// Whether all that its network counts was recorded from its beginning on.
  var isNetworkSeen = false
  /// What was said of its adapter's ads in its format before it was asked for.
  var said: Set<Sense> = []

  enum Watcher { case google, adapter, either, unknown }

  /// What is counted.
  enum What: CaseIterable {
    case impressions, clicks, rewards
  }

  init(name: String, isTorn: Bool) { (self.name, self.isTorn) = (name, isTorn) }

  func count(_ sense: Sense) -> Int { senses[sense] ?? 0 }

  /// What its adapter reported, as far as Google counts it.
  func reports(_ what: What) -> Int {
    let reports = count(what.reported)
    return what == .clicks ? reports : min(1, reports)
  }

  /// Whether an entry with this sense is written where it happens: one was, of this ad or of one before it.
  /// What was first written later says nothing of this ad.
  func isHeard(_ sense: Sense) -> Bool { count(sense) > 0 || said.contains(sense) }

  /// The adapter and the format that what is said of it speaks for.
  var speaker: String { className.map { "\($0) \(format ?? "")" } ?? name }

  /// Whether it has a member for a call; nil where nobody says so.
  func isSaid(_ sense: Sense) -> Bool? { lacks.map { !$0.contains(sense.word) } }

  mutating func add(_ entry: Entry, _ sense: Sense) {
    if entry.from == .google, entry.to == .app { isAppSeen = true }
    switch sense {
    case .lineAsked:
      format = entry.data[.format]
      className = entry.data[.className]
      (watchers, lacks, hasAd) = ([:], nil, false)
    case .lineAnswered:
      if entry.data[.result] == .ad { (hasAd, lacks) = (true, entry.data[.lacks]) }
    case .clicksFlagAsked, .impressionsFlagAsked: ask(entry, sense)
    default: break
    }
    guard Self.counted.contains(sense) else { return }
    senses[sense, default: 0] += entry.amountCounted
    lastCount = entry.time
  }

  /// Of two different answers nobody knows which one Google goes by.
  private mutating func ask(_ entry: Entry, _ sense: Sense) {
    let watcher = entry.watcher
    let before = watchers[sense]
    watchers[sense] = before == nil || before == watcher ? watcher : .unknown
  }

  static let counted: Set<Sense> = Set(
    What.allCases.flatMap { [$0.googles, $0.networks, $0.told, $0.reported, $0.toldToApp] })
}

extension RecordedAccount.What {
  var googles: Sense { row.googles }
  var networks: Sense { row.networks }
  /// What tells the adapter that Google counts; of rewards nothing does.
  var told: Sense { row.told }
  var reported: Sense { row.reported }
  var toldToApp: Sense { row.toldToApp }
  /// The question who looks, which only native ads are asked.
  var flag: Sense? { row.flag }

  private typealias Row = (
    googles: Sense, networks: Sense, told: Sense, reported: Sense, toldToApp: Sense, flag: Sense?
  )

  private var row: Row {
    switch self {
    case .impressions:
      (
        .googleImpression, .networkImpression, .impressionTold, .impressionReported,
        .appToldImpression, .impressionsFlagAsked
      )
    case .clicks:
      (
        .googleClick, .networkClick, .clickTold, .clickReported, .appToldClick, .clicksFlagAsked
      )
    case .rewards:
      (.googleReward, .networkReward, .rewardReported, .rewardReported, .appToldReward, nil)
    }
  }
}

extension Entry {
  /// A count may be of several at once.
  fileprivate var amountCounted: Int {
    if case .count(let count) = kind { max(0, count.amount) } else { 1 }
  }

  /// Who looks after this answer. A flag that is false leaves it to Google; one that is true is a permission.
  fileprivate var watcher: RecordedAccount.Watcher {
    if let watches = data[.watches] { return watches == .google ? .google : .adapter }
    switch data[.answer] {
    case false?: return .google
    case true?: return .either
    case nil: return .unknown
    }
  }
}
