import Simulation

/// Runs what a network is asked for: at once on main, otherwise as soon as main is free, which is
/// noted.
package func entering(_ message: String, _ body: @escaping () -> Void) {
  World.enter(message, from: { World.current.journal.asker ?? .app }, body)
}
