package import Simulation

/// A mistake that a scenario has, and that was never made.
package struct UnmadeMistake: Equatable, Sendable {
  package let unit: String
  package let word: String
  /// Why not.
  package let reason: Reason

  package enum Reason: Equatable, Sendable {
    /// There was an occasion, and its condition did not hold.
    case spared
    /// What the mistake is about never happened.
    case lacked(AppNews)
    /// Another mistake of the unit's has come before it.
    case taken
    case other
  }

  package init(unit: String, word: String, reason: Reason) {
    (self.unit, self.word, self.reason) = (unit, word, reason)
  }
}
