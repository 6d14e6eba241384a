import AdServing
import Catalogue
import Observing
import Scenarios

extension Stage {
  /// Switches the ad's line to the next order, says which, and reloads the ad if there is room.
  mutating func nextOrder(_ state: StageState) -> [StageEffect] {
    guard let place = lineInFocus(state) else { return [] }
    let line = state.lines[place]
    let next = line.order.next(hasReward: fullScreenFormat(state)?.hasReward == true)
    let change = Change(unit: unit, line: place, of: state.lines, .init(\.order, next))
    isOrderOfNextAd = state.device.isCovered
    if state.recording == nil { notice = Notice(.order(next, ofNextAd: isOrderOfNextAd)) }
    // What covers the app has already begun to report, and there is no room for another ad.
    return isOrderOfNextAd ? [.perform(.set(change))] : reloading([change])
  }
}

extension Scenario.Order {
  /// The next one in turn of those in which everything is told; without a reward there are fewer.
  func next(hasReward: Bool) -> Self {
    let all: [Self] =
      hasReward
      ? [.usual, .impressionFirst, .rewardLast, .impressionFirstRewardLast]
      : [.usual, .impressionFirst]
    let place = all.firstIndex(of: self) ?? 0
    return all[(place + 1) % all.count]
  }
}
