/// What happens to a controller. Slots are named by their places.
package enum ArbiterEvent: Equatable, Sendable {
  case loadAsked
  case showAsked
  case disposeAsked

  case slotLoaded(Int)
  case slotFailed(Int)
  /// It stays loaded, with other values.
  case slotInfoChanged(Int)
  case slotExpired(Int)
  /// An ad that was only a bid can be shown now.
  case slotDrawn(Int)
  case slotShown(Int)
  case slotShowFailed(Int)
  case slotClosed(Int)
  case slotRewarded(Int)

  /// The arbiter's answer: the slots in the order in which they would be shown; none without a
  /// winner.
  case arbitrated(token: Int, ranked: [Int])
  case deadlinePassed(round: Int)
  case retryDue(token: Int)
}

/// What a controller does.
package enum ArbiterEffect: Equatable, Sendable {
  case load(Int)
  case startDeadline(round: Int)
  case cancelDeadline
  case arbitrate(token: Int, slots: [Int])
  /// Makes the ad of a bid that won.
  case proceed(Int)
  /// Says so to a bid that lost.
  case tellLost(Int)
  case show(Int)
  case planRetry(token: Int, attempt: Int, seconds: Int)
  case cancelRetry
  case letGo
  case tell(ArbiterNews)
}

/// What a controller says.
package enum ArbiterNews: Equatable, Sendable {
  case roundBegan(Int)
  case loaded(Int)
  case loadFailed(Int)
  case timedOut(Int)
  case expired(Int)
  /// An answer came when it was no longer wanted.
  case dropped(token: Int)
  case prepared(Int, round: Int)
  case noWinner(round: Int)
  case noCandidates(round: Int)
  case shown(Int)
  case showFailed(Int)
  case rewarded(Int)
  case closed(Int)
  /// The ad is gone, and its network has not said so.
  case goneUntold(Int)
  case refused(Refusal)

  /// Why nothing is shown.
  package enum Refusal: String, Equatable, Sendable, CaseIterable {
    case notReady, alreadyShowing, expired, capped, disposed
  }
}

/// What the networks say when they are asked now, as places of slots, and what the screen says.
package struct ArbiterConditions: Equatable, Sendable {
  /// Loaded ads and bids that still count.
  package var valid: Set<Int>
  /// Ads that can be shown at once.
  package var showable: Set<Int>
  /// Ads that may not be shown at the placement in question.
  package var capped: Set<Int>
  /// Whether something covers what an ad was last shown over.
  package var isCovered: Bool

  /// Ads that can all be shown, unless something else is said.
  package init(
    valid: Set<Int>, showable: Set<Int>? = nil, capped: Set<Int> = [], isCovered: Bool = true
  ) {
    self.valid = valid
    self.showable = showable ?? valid
    self.capped = capped
    self.isCovered = isCovered
  }
}
