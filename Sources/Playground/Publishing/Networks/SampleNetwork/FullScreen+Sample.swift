import SampleAdSDK
import Scenarios

extension Scenario.Order {
  /// The Sample network's equivalent.
  var sampleOrder: SampleOrder {
    switch self {
    case .usual: SampleOrder()
    case .impressionFirst: SampleOrder(isImpressionFirst: true)
    case .rewardLast: SampleOrder(isRewardLast: true)
    case .impressionFirstRewardLast: SampleOrder(isImpressionFirst: true, isRewardLast: true)
    }
  }
}

extension Scenario.Showing {
  /// The Sample network's equivalent.
  var sampleShowing: SampleCreative.Showing {
    switch self {
    case .normal: .normal
    case .fails: .fails
    case .sticks: .sticks
    }
  }
}
