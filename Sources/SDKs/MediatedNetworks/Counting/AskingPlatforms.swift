import Simulation

/// Whose SDK asks each network for its ads: a mediator's, or the network's own where it serves by itself.
final class AskingPlatforms {
  static var shared: AskingPlatforms { World.current.instance { AskingPlatforms() } }

  private var mediators: [String: Party] = [:]
  private var ownServers: Set<String> = []

  func noteMediator(_ mediator: Party, of network: Party) {
    network.name.map { mediators[$0] = mediator }
  }

  func noteServer(of network: String) { ownServers.insert(network) }

  /// Google's, of a network that nobody else has a server for.
  subscript(network: Party) -> Party {
    guard let name = network.name else { return .google }
    return mediators[name] ?? (ownServers.contains(name) ? network : .google)
  }
}
