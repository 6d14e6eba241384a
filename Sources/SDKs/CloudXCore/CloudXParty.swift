import Simulation

/// CloudX in the journal.
let cloudX = Party.network(CloudXNetwork.name)

/// What the simulation knows of CloudX.
package enum CloudXNetwork {
  /// The network's name in the journal, and that of its ad units' settings.
  package static let name = "CloudX"
}
