import Simulation

extension Journal {
  /// Who asks a network for something now: the publisher's application, or what stands between it
  /// and the networks. An SDK does not know who holds its ads, but whoever was spoken to last is at
  /// work. Nil if that is a network or a server, as when one of their timers has rung, and off main,
  /// where nobody knows.
  package var asker: Party? {
    guard MainQueue.isCurrent else { return nil }
    guard let cause = context.cause?.number, entries.indices.contains(cause - 1) else {
      return .app
    }
    let entry = entries[cause - 1]
    let party = entry.to ?? entry.from
    switch party.role {
    case .app, .arbiter, .service, .google, .adapter: return party
    // What a layer asks, the application asks through it.
    case .user, .layer: return .app
    case .network, .server: return nil
    }
  }
}
