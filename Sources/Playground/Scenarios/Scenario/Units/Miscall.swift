package import Simulation

extension Scenario {
  /// A call that an application makes under a name that its layer or SDK does not have any more, or without an argument
  /// that these need: it ends in an error, and nobody else hears of it.
  package enum Miscall: String, CaseIterable, Sendable {
    case load, show
    /// The SDK's start: what follows has no effect.
    case start
    /// A load through the object of an ad that was there before: it has no effect, from the second one on.
    case usedObject
    /// A load with the id of another account's unit: an ad comes, and counts there.
    case anotherAccount

    /// The call that has no effect, if one has none.
    package var call: AppCall? {
      switch self {
      case .start: .load
      case .load: .load
      case .show: .show
      case .usedObject: .load
      case .anotherAccount: nil
      }
    }
  }
}
