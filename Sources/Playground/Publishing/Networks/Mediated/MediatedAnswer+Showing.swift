import MediatedNetworks
import Scenarios

extension MediatedAnswer.Showing {
  /// A simulated network's equivalent.
  init(_ showing: Scenario.Showing) {
    self =
      switch showing {
      case .normal: .normal
      case .fails: .fails
      case .sticks: .sticks
      case .closesItself: .closesItself
      case .closesOnReturn: .closesOnReturn
      case .goesUntold: .hideSwallowed
      case .closesUntold: .closesUntold
      case .goesLate: .hideLate
      }
  }
}
