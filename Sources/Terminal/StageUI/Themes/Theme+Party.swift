import Screen
import Simulation

extension Theme {
  /// A colour is a party; user and application have none.
  func style(of party: Party) -> Style {
    switch party.role {
    case .user: strong
    case .app: text
    case .google: google
    case .adapter: adapter
    case .network: network
    case .server: server
    }
  }
}
