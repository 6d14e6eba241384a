package import Simulation

extension Scenario {
  /// A call that an application makes under a name that its layer or SDK does not have any more, or without an argument
  /// that these need: it ends in an error, and nobody else hears of it.
  package enum Miscall: String, CaseIterable, Sendable {
    case load, show

    package var call: AppCall {
      switch self {
      case .load: .load
      case .show: .show
      }
    }
  }
}
