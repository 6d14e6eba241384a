import Simulation

/// What a full-screen ad may do now, from load to dismissal. It only decides; the caller acts.
///
/// | state | event | next state | effects |
/// |---|---|---|---|
/// | loaded | asked, too old | loaded | fail(.expired) |
/// | loaded | asked, something covers the application | loaded | fail(.covered) |
/// | loaded | asked | presenting | present |
/// | presenting, shown, dismissing, dismissed, failed | asked | the same | fail(.used) |
/// | presenting | willPresent | shown | tellWillPresent |
/// | presenting | couldNotPresent | failed | tellFailure |
/// | shown, but not on the screen | couldNotPresent | failed | tellFailure |
/// | shown | willDismiss | dismissing | tellWillDismiss |
/// | shown, dismissing | didDismiss | dismissed | tellDidDismiss |
/// | any | reward, the first | the same | giveReward |
/// | any | reward, another | the same | note(.rewardTwice) |
/// | failed | anything else | failed | note(.reportedAfterFailure) |
/// | any | anything else | the same | note(.presentationOutOfOrder) |
///
/// Many adapters announce an ad before they ask their network to show it, which may fail. A reward may come after the
/// dismissal; some networks do that, and the user still gets it.
package struct FullScreenPresentation: Equatable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case loaded, presenting, shown, dismissing, dismissed, failed
  }

  package enum Event: Equatable, Sendable {
    case asked(at: Instant, isCovered: Bool)
    case willPresent, willDismiss, didDismiss, reward
    case couldNotPresent(isOnScreen: Bool)
  }

  package enum Effect: Equatable, Sendable {
    case present
    case fail(Refusal)
    case tellWillPresent, tellFailure, tellWillDismiss, tellDidDismiss, giveReward
    case note(Violation)
  }

  /// Why the ad is not shown.
  package enum Refusal: Equatable, Sendable {
    case expired, used, covered
  }

  package private(set) var state = State.loaded
  private var isRewarded = false
  private let expires: Instant

  /// An ad that may be shown until then.
  package init(expires: Instant) {
    self.expires = expires
  }

  /// Why it could not be shown now.
  package func refusal(at now: Instant, isCovered: Bool) -> Refusal? {
    guard state == .loaded else { return .used }
    if now >= expires { return .expired }
    return isCovered ? .covered : nil
  }

  package mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (_, .asked(let now, let isCovered)): ask(now, isCovered)
    case (_, .reward): reward()
    case (.presenting, .willPresent): go(.shown, .tellWillPresent)
    case (.presenting, .couldNotPresent), (.shown, .couldNotPresent(isOnScreen: false)):
      go(.failed, .tellFailure)
    case (.shown, .willDismiss): go(.dismissing, .tellWillDismiss)
    case (.shown, .didDismiss), (.dismissing, .didDismiss): go(.dismissed, .tellDidDismiss)
    case (.failed, _): [.note(.reportedAfterFailure)]
    default: [.note(.presentationOutOfOrder)]
    }
  }

  private mutating func ask(_ now: Instant, _ isCovered: Bool) -> [Effect] {
    if let refusal = refusal(at: now, isCovered: isCovered) { return [.fail(refusal)] }
    return go(.presenting, .present)
  }

  private mutating func reward() -> [Effect] {
    guard !isRewarded else { return [.note(.rewardTwice)] }
    isRewarded = true
    return [.giveReward]
  }

  private mutating func go(_ next: State, _ effect: Effect) -> [Effect] {
    state = next
    return [effect]
  }
}
