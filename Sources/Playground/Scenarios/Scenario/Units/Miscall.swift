package import Simulation

extension Scenario {
  /// A call that an application makes under a name that its layer or SDK does not have any more, or without an argument
  /// that these need: it ends in an error, and nobody else hears of it.
  package enum Miscall: String, CaseIterable, Sendable {
    case load, show
    /// The SDK's start: what follows has no effect.
    case start

    /// The call that has no effect.
    package var call: AppCall {
      switch self {
      case .start: .load
      case .load: .load
      case .show: .show
      }
    }
  }
}
