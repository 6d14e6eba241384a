package import Simulation

/// Which rules had an occasion so far: a fold over the journal, so that a journal that is only
/// looked at has it too.
///
/// A rule had one when it was checked, or when the party that notes its breach looked; what it does
/// not concern is no occasion (a banner has no headline). A rule that waits for something has had
/// its occasion when an entry shows that the time is over. If the ad was hidden meanwhile, the next
/// time it is shown counts.
package struct Occasions: Equatable, Sendable {
  /// The rules that had one.
  package private(set) var rules = RuleSet()
  /// When rules that wait will have had theirs.
  private var waiting: [Waiting] = []
  /// The requests for ads, by ad, where they are unusual.
  private var requests: [String: AdCase.Request] = [:]

  private struct Waiting: Equatable {
    let rule: Int
    let due: Instant
    let isInSight: Bool
  }

  package init() {}

  /// `shape` is that of the entry's ad, if it has one; `networkSpeaks` says whether the journal
  /// shows its network.
  package mutating func add(_ entry: Entry, of shape: AdShape?, networkSpeaks: Bool) {
    if !waiting.isEmpty { end(at: entry.time) }
    guard let sense = entry.sense else { return }
    if sense == .lineAsked { learn(entry) }
    let stakes = Rulebook.stakes(on: sense, of: shape, networkSpeaks: networkSpeaks)
    rules.formUnion(stakes.now)
    for given in stakes.given where !rules.contains(given.rule) {
      let request = entry.ad.flatMap { requests[$0] } ?? AdCase.Request()
      if given.holds(entry, request) { rules.insert(given.rule) }
    }
    if sense.hidesTheAd { waiting.removeAll { $0.isInSight } }
    for later in stakes.later where !rules.contains(later.rule) {
      guard later.isInSight || !waiting.contains(where: { $0.rule == later.rule }) else { continue }
      waiting.append(
        Waiting(
          rule: later.rule, due: entry.time + later.patience, isInSight: later.isInSight))
    }
  }

  private mutating func learn(_ entry: Entry) {
    guard let ad = entry.ad else { return }
    let request = AdCase.Request(entry.data)
    requests[ad] = request == AdCase.Request() ? nil : request
  }

  private mutating func end(at now: Instant) {
    for wait in waiting where wait.due <= now { rules.insert(wait.rule) }
    waiting.removeAll { $0.due <= now }
  }
}

extension Sense {
  /// Whether an ad that was in sight may not be any longer.
  fileprivate var hidesTheAd: Bool {
    switch self {
    case .takenDown, .scrolledAway, .left, .sentElsewhere, .introduced, .presentTold, .willPresent:
      true
    default: false
    }
  }
}
