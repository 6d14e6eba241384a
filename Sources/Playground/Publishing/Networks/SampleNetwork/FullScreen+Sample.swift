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
    }
    return order
  }
}

extension Scenario.Showing {
  /// The Sample network's equivalent.
  var sampleShowing: MediatedAnswer.Showing {
    switch self {
    case .normal: .normal
    case .fails: .fails
    case .sticks: .sticks
    case .closesItself: .closesItself
    case .goesUntold: .hideSwallowed
    }
  }
}
