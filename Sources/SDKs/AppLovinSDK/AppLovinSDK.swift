import Simulation
@_exported import UIKit

/// What the simulation knows of AppLovin MAX.
package enum AppLovinNetwork {
  /// The platform's name in the journal, and that of its ad units' settings.
  package static let name = "AppLovin MAX"
}

/// AppLovin MAX in the journal.
let appLovin = Party.network(AppLovinNetwork.name)

/// Runs what an application asks for: at once on main, otherwise as soon as main is free, which is
/// noted.
func entering(_ message: String, _ body: @escaping () -> Void) {
  World.hear(message, from: World.current.journal.asker ?? .app, { World.current.handout }, body)
}
