package import Screen
package import Simulation

extension Theme {
  /// That both sides count the same: what the program itself says, and no party.
  package var agreement: Style { accent.adding(.bold) }

  /// A colour is a party; user and application have none.
  package func style(of party: Party) -> Style {
    switch party.role {
    case .user: strong
    case .app: text
    // Code of the publisher's between the application and SDKs, as an arbiter is.
    case .layer, .arbiter: arbiter
    case .service: service
    case .google: google
    case .adapter: adapter
    case .network: network
    case .server: server
    }
  }
}
