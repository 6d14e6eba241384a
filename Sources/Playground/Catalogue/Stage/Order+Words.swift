package import Scenarios

extension Scenario.Order {
  /// How it differs from the usual order, in a few words.
  package var words: String {
    switch self {
    case .usual: "as usual"
    case .impressionFirst: "impression first"
    case .rewardLast: "reward last"
    case .impressionFirstRewardLast: "impression first, reward last"
    }
  }

  /// The same for when there is hardly any room.
  package var shortWords: String {
    self == .impressionFirstRewardLast ? "first and last" : words
  }

  /// What the network does from now on, or from the next ad on.
  package func sentence(ofNextAd isNext: Bool) -> String {
    "\(isNext ? "Order of the next ad" : "Order"): \(events)."
  }

  private var events: String {
    switch self {
    case .usual: "the ad appears, impression, reward, it closes"
    case .impressionFirst: "impression before the ad appears"
    case .rewardLast: "reward after the ad closes"
    case .impressionFirstRewardLast: "impression before it appears, reward after it closes"
    }
  }
}
