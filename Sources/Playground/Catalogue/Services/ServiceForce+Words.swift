package import Scenarios

extension ServiceForce {
  /// What it is called in a list.
  package var title: String {
    switch self {
    case .outcome(let outcome): "answers: \(outcome.title)"
    case .unknownUnit: "answers: the ad unit is unknown"
    case .latency(.quick): "answers after 0.2 s"
    case .latency(.slow): "answers after 5 s"
    case .latency(.endless): "answers after 30 s"
    case .retries(true): "retries what failed"
    case .retries(false): "retries nothing"
    case .loadsNext(true): "loads the next ad when one is gone"
    case .loadsNext(false): "loads no next ad by itself"
    case .forcesLoad: "forces a load now"
    case .becomesActive: "the user leaves and comes back"
    case .isVIP(true): "the user pays for an app without ads"
    case .isVIP(false): "the user does not pay"
    case .waits(true): "a show without an ad waits for one"
    case .waits(false): "a show without an ad is over at once"
    case .showing(.fails): "its ad can't be shown"
    case .showing(.sticks): "its ad can't be closed"
    case .showing(.normal): "its ad can be shown and closed"
    case .order(let order): order.title
    case .mode(.good): "the wrapper is built right"
    case .mode(.seed): "the wrapper is the published example"
    }
  }
}

extension ServiceForce.Group {
  package var title: String {
    switch self {
    case .answers: "what the service answers"
    case .loading: "loading by itself"
    case .application: "the application and its user"
    case .show: "showing an ad"
    case .wrapper: "the wrapper"
    }
  }
}

extension Scenario.CallbackOrder {
  fileprivate var title: String {
    switch self {
    case .usual: "callbacks in the usual order"
    case .impressionFirst: "the impression is reported first"
    case .rewardLast: "the reward comes when the ad is gone"
    case .impressionFirstRewardLast: "impression first, reward last"
    case .rewardNever: "the reward never comes"
    case .rewardTwice: "the reward comes twice"
    case .revenueLast: "the revenue comes when the ad is gone"
    case .displayTwice: "the display is reported twice"
    case .hideNever: "the end of the ad is never reported"
    }
  }
}
