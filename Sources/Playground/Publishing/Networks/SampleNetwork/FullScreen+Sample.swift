import MediatedNetworks
import Scenarios

extension Scenario.Order {
  /// The Sample network's equivalent.
  var sampleOrder: MediatedOrder {
    var order = MediatedOrder()
    switch self {
    case .usual: break
    case .impressionFirst: order.display = .first
    case .rewardLast: order.reward = .afterHide
    case .impressionFirstRewardLast: (order.display, order.reward) = (.first, .afterHide)
    case .rewardNever: order.reward = .lost
    case .rewardFirst: order.reward = .early
    }
    return order
  }
}
