import Languages
package import Scenarios

extension ServiceForce {
  /// What it is called in a list.
  package var title: String {
    switch self {
    case .outcome(let outcome): localized("answers: \(outcome.title)")
    case .unknownUnit: localized("answers: the ad unit is unknown")
    case .latency(.quick): localized("answers after 0.2 s")
    case .latency(.slow): localized("answers after 5 s")
    case .latency(.endless): localized("answers after 30 s")
    case .retries(true): localized("retries what failed")
    case .retries(false): localized("retries nothing")
    case .loadsNext(true): localized("loads the next ad when one is gone")
    case .loadsNext(false): localized("loads no next ad by itself")
    case .forcesLoad: localized("forces a load now")
    case .becomesActive: localized("the user leaves and comes back")
    case .isVIP(true): localized("the user pays for an app without ads")
    case .isVIP(false): localized("the user does not pay")
    case .waits(true): localized("a show without an ad waits for one")
    case .waits(false): localized("a show without an ad is over at once")
    case .showing(.fails): localized("its ad can't be shown")
    case .showing(.sticks): localized("its ad can't be closed")
    case .showing(.normal): localized("its ad can be shown and closed")
    case .order(let order): order.title
    case .mode(.good): localized("the wrapper is built right")
    case .mode(.seed): localized("the wrapper is the published example")
    }
  }
}

extension ServiceForce.Group {
  package var title: String {
    switch self {
    case .answers: localized("what the service answers")
    case .loading: localized("loading by itself")
    case .application: localized("the application and its user")
    case .show: localized("showing an ad")
    case .wrapper: localized("the wrapper")
    }
  }
}

extension Scenario.CallbackOrder {
  fileprivate var title: String {
    switch self {
    case .usual: localized("callbacks in the usual order")
    case .impressionFirst: localized("the impression is reported first")
    case .rewardLast: localized("the reward comes when the ad is gone")
    case .impressionFirstRewardLast: localized("impression first, reward last")
    case .rewardNever: localized("the reward never comes")
    case .rewardTwice: localized("the reward comes twice")
    case .revenueLast: localized("the revenue comes when the ad is gone")
    case .displayTwice: localized("the display is reported twice")
    case .hideNever: localized("the end of the ad is never reported")
    }
  }
}
