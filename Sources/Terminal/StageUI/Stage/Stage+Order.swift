import PlaygroundCore

extension Stage {
  /// Takes the next order for the line of the ad, says which, and loads the ad anew.
  mutating func nextOrder(_ state: StageState) -> [StageEffect] {
    guard let place = lineInFocus(state) else { return [] }
    let line = state.lines[place]
    let next = line.order.next
    if state.recording == nil { notice = next.sentence }
    return reloading([Change(unit: unit, line: line.label, .order(next))])
  }
}

extension Scenario.Order {
  /// The one after it, in turn.
  var next: Self {
    let all = Self.allCases
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
