import Simulation

/// PubMatic in the journal.
let pubMatic = Party.network(OpenWrapNetwork.name)

/// What the simulation knows of PubMatic.
package enum OpenWrapNetwork {
  /// The network's name in the journal, and that of its ad units' settings.
  package static let name = "PubMatic"
}
