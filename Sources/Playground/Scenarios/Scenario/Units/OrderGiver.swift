extension Scenario {
  /// Whose doing it is what a script orders of a unit.
  package enum OrderGiver: String, CaseIterable, Sendable {
    /// The hand of a user, who may touch anything at any time: nobody's mistake.
    case user
    /// The application's own code, which should know better.
    case app
  }
}
