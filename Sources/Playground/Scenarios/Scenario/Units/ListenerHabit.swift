extension Scenario {
  /// How often the application listens to the ads of a unit.
  package enum ListenerHabit: String, CaseIterable, Sendable {
    case once
    /// It adds a listener with each load, and removes none: it hears each message once more with each ad.
    case again
    /// It has set no listener: it hears nothing of its ads.
    case never
  }
}
