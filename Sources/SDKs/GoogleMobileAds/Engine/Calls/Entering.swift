import Simulation

/// Runs what the application asks of Google's SDK: at once on main, otherwise as soon as main is free,
/// which is noted.
func entering(_ message: String, _ body: @escaping () -> Void) {
  World.enter(message, from: { .app }, body)
}
