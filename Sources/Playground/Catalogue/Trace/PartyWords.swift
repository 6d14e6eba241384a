import Languages
package import Simulation

/// What the parties are called on the screen.
package enum PartyWords {
  /// A party's own name, or that of its role.
  package static func name(_ party: Party) -> String { party.name ?? title(party.role) }

  /// Over its lane, when it is the only one of its role.
  package static func title(_ role: Party.Role) -> String {
    switch role {
    case .user: localized("user")
    case .app: localized("app")
    case .layer: localized("layer")
    case .arbiter: localized("arbiter")
    case .service: localized("service")
    case .google: "Google"
    case .adapter: localized("adapter", meaning: "lane")
    case .network: localized("network")
    case .server: localized("server")
    }
  }

  /// The letter over a narrow lane.
  package static func letter(_ role: Party.Role) -> String {
    switch role {
    case .user: "U"
    case .app: "a"
    case .layer: "L"
    case .arbiter: "R"
    case .service: "V"
    case .google: "G"
    case .adapter: "A"
    case .network: "N"
    case .server: "S"
    }
  }

  /// The letter at an arrow where there are no colours to tell who speaks; nil for the user and the
  /// application, which have none of their own anyway.
  package static func letterAtArrow(_ role: Party.Role) -> String? {
    switch role {
    case .user, .app: nil
    case .layer, .arbiter, .service, .google, .adapter, .network, .server: letter(role)
    }
  }

  /// Who spoke, and to whom: `adapter → Sample SDK`.
  package static func way(_ entry: Entry) -> String {
    entry.to.map { "\(name(entry.from)) → \(name($0))" } ?? name(entry.from)
  }
}
