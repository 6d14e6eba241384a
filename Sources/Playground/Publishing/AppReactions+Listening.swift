import Scenarios
import Simulation

extension AppReactions {
  /// The application asks for an ad of a unit, and listens to it in its way.
  func setListeners(to unit: String, _ habit: Scenario.ListenerHabit) {
    switch habit {
    case .once: break
    case .again: addListener(to: unit)
    case .never: removeListeners(from: unit)
    }
  }
}
