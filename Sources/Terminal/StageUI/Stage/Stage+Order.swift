import Observing
import Scenarios

extension Stage {
  /// Takes the next order for the line of the ad, says which, and loads the ad anew if there is room.
  mutating func nextOrder(_ state: StageState) -> [StageEffect] {
    guard let place = lineInFocus(state) else { return [] }
    let line = state.lines[place]
    let next = line.order.next(hasReward: fullScreenFormat(state)?.hasReward == true)
    let change = Change(unit: unit, line: line.label, \.order, next)
    isOrderOfNextAd = state.device.isCovered
    // What covers the application has begun to tell already, and another one has no room beside it.
    guard isOrderOfNextAd else {
      if state.recording == nil { notice = Notice(next.sentence) }
      return reloading([change])
    }
    notice = "The next ad. \(next.sentence)"
    return [.perform(.set(change))]
  }
}

extension Scenario.Order {
  /// The one after it, in turn; without a reward there are fewer.
  func next(hasReward: Bool) -> Self {
    let all: [Self] = hasReward ? Self.allCases : [.usual, .impressionFirst]
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }

  /// What is other than usual, in a few words.
  var words: String {
    switch self {
    case .usual: "as usual"
    case .impressionFirst: "impression first"
    case .rewardLast: "reward last"
    case .impressionFirstRewardLast: "impression first, reward last"
    }
  }

  /// The same where there is hardly any room.
  var shortWords: String {
    self == .impressionFirstRewardLast ? "first and last" : words
  }

  /// What the network does from now on.
  var sentence: String {
    switch self {
    case .usual: "Usual order: the ad comes, the impression, the reward, the ad is gone."
    case .impressionFirst: "The impression is told before the ad comes."
    case .rewardLast: "The reward is told when the ad is gone."
    case .impressionFirstRewardLast:
      "The impression is told before the ad comes, the reward when it is gone."
    }
  }
}
