import Languages
package import Scenarios

extension Scenario.Order {
  /// How it differs from the usual order, in a few words.
  package var words: String {
    switch self {
    case .usual: localized("as usual")
    case .impressionFirst: localized("impression first")
    case .rewardLast: localized("reward last")
    case .impressionFirstRewardLast: localized("impression first, reward last")
    case .rewardNever: localized("reward never")
    case .rewardFirst: localized("reward first")
    }
  }

  /// The same for when there is hardly any room.
  package var shortWords: String {
    self == .impressionFirstRewardLast ? localized("first and last") : words
  }

  /// What the network does from now on, or from the next ad on.
  package func sentence(ofNextAd isNext: Bool) -> String {
    isNext ? localized("Order of the next ad: \(events).") : localized("Order: \(events).")
  }

  private var events: String {
    switch self {
    case .usual: localized("the ad appears, impression, reward, it closes")
    case .impressionFirst: localized("impression before the ad appears")
    case .rewardLast: localized("reward after the ad closes")
    case .impressionFirstRewardLast:
      localized("impression before it appears, reward after it closes")
    case .rewardNever: localized("the reward is told to nobody")
    case .rewardFirst: localized("the reward comes as the ad appears")
    }
  }
}
