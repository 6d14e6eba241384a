/// Decides what a controller does with the ads of several networks.
///
/// | | happens | becomes |
/// |---|---|---|
/// | `idle`, `noWinner` | load | `loading`: a round begins, and each empty slot is asked |
/// | `loading` | all slots are settled, or the deadline passes | `arbitrating`, or `waitingRetry` without an ad |
/// | `arbitrating` | the answer, while the round is the same | `ready`; `preparing` a bid; `noWinner` |
/// | | other values, an ad less or more | the answer is dropped, and asked for again |
/// | `preparing` | the ad is drawn | `ready`; `showing` it, if it takes the winner's place |
/// | `ready` | show | `showing`: the winner is consumed first |
/// | | the winner has expired | the next one is shown, `preparing` a bid; without one, a new round |
/// | | other values | `arbitrating` |
/// | `showing` | it is gone | `loading`: a new round |
/// | | it cannot be shown | `showing` the next one, or `waitingRetry` |
/// | | load or show, and nothing covers the application any more | `loading`: a new round |
/// | `waitingRetry` | the time has come | `loading`: a new round |
/// | any | dispose | `disposed`, for good |
///
/// What is not in the table changes nothing. A slot that was too late for its round still counts
/// when it answers.
package struct ArbiterMachine: Equatable, Sendable {
  /// Where one network's ad is.
  package enum Slot: Equatable, Sendable {
    /// There is no network.
    case disabled
    case empty, loading
    /// It did not answer in time, and may still do so.
    case late
    case loaded, expired, failed, showing

    /// Whether a load may be started.
    var isFree: Bool {
      switch self {
      case .empty, .expired, .failed: true
      case .disabled, .loading, .late, .loaded, .showing: false
      }
    }
  }

  /// Where the controller is.
  package enum Phase: Equatable, Sendable {
    case idle, loading
    /// `isStale` if the values have changed since the question.
    case arbitrating(token: Int, isStale: Bool)
    /// The ad of the first one's bid is made; with `forShow` it is shown then.
    case preparing(ranked: [Int], forShow: Bool)
    /// The first one is the winner.
    case ready(ranked: [Int])
    case noWinner
    case waitingRetry(token: Int)
    case showing(Int, next: [Int])
    case disposed
  }

  /// Whether the reward of what was shown last has been told.
  enum Reward: Equatable {
    case none
    case open(Int)
  }

  /// Where the controller is.
  package internal(set) var phase = Phase.idle
  /// Where the networks' ads are.
  package internal(set) var slots: [Slot]
  /// The rounds so far.
  package internal(set) var round = 0
  /// How often in a row there was no ad.
  package var attempt: Int { backoff.attempt }

  /// The slots that bid before they have an ad, and want to hear that they lost.
  let bidders: Set<Int>
  var backoff = Backoff()
  var lastToken = 0
  var reward = Reward.none
  /// Whether the ad that is shown was seen on the screen.
  var hasAppeared = false

  /// So many slots; those in `disabled` have no network, those in `bidders` bid first.
  package init(slots count: Int, disabled: Set<Int> = [], bidders: Set<Int> = []) {
    slots = (0..<count).map { disabled.contains($0) ? .disabled : .empty }
    self.bidders = bidders
  }

  /// Whether an ad covers the application.
  package var isShowing: Bool {
    if case .showing = phase { true } else { false }
  }

  /// The slot that would be shown.
  package var winner: Int? {
    if case .ready(let ranked) = phase { ranked.first } else { nil }
  }

  /// What happens because of it; `now` is what the networks say at this moment.
  package mutating func handle(_ event: ArbiterEvent, _ now: ArbiterConditions) -> [ArbiterEffect] {
    guard phase != .disposed else { return afterwards(event) }
    switch event {
    case .loadAsked: return endUntold(now) + loadAsked(now)
    case .showAsked: return endUntold(now) + showAsked(now)
    case .disposeAsked: return disposed()
    case .slotLoaded(let slot): return loaded(slot, now)
    case .slotFailed(let slot): return failed(slot, now)
    case .slotInfoChanged(let slot): return slots[slot] == .loaded ? reconsider(now) : []
    case .slotExpired(let slot): return expired(slot, now)
    case .slotDrawn(let slot): return drawn(slot)
    case .slotShown(let slot): return shown(slot, now)
    case .slotShowFailed(let slot): return showFailed(slot, now)
    case .slotClosed(let slot): return closed(slot, now)
    case .slotRewarded(let slot): return rewarded(slot)
    case .arbitrated(let token, let ranked): return arbitrated(token, ranked, now)
    case .deadlinePassed(let round): return deadlinePassed(round, now)
    case .retryDue(let token):
      return phase == .waitingRetry(token: token) ? beginRound(now) : []
    }
  }

  private func afterwards(_ event: ArbiterEvent) -> [ArbiterEffect] {
    event == .showAsked ? [.tell(.refused(.disposed))] : []
  }

  private mutating func disposed() -> [ArbiterEffect] {
    phase = .disposed
    return [.cancelDeadline, .cancelRetry, .letGo]
  }

  mutating func nextToken() -> Int {
    lastToken += 1
    return lastToken
  }
}
