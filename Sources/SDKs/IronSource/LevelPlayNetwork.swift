import Simulation

/// LevelPlay in the journal.
let levelPlay = Party.network(LevelPlayNetwork.name)

/// What the simulation knows of LevelPlay.
package enum LevelPlayNetwork {
  /// The network's name in the journal, and that of its ad units' settings.
  package static let name = "LevelPlay"
}
