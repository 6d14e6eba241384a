import AdServing
package import Scenarios

/// Something a line asks for that is not possible here.
package enum LineProblem: Equatable, Sendable {
  /// No built-in network has this name.
  case unknownNetwork(String)
  /// The line's network is not simulated here, and a stand-in cannot play this.
  case unplayable(Scenario.Outcome)

  /// The problem of a line; nil for most.
  package init?(_ line: Scenario.Line) {
    if let name = line.network, !Networks.names.contains(name) {
      self = .unknownNetwork(name)
    } else if let outcome = line.outcome, Networks.behind(line) == nil, !StandIn.canPlay(outcome) {
      self = .unplayable(outcome)
    } else {
      return nil
    }
  }

  /// The key of the setting it is about.
  package var key: String {
    switch self {
    case .unknownNetwork: "network"
    case .unplayable: "outcome"
    }
  }

  /// That setting's value.
  package var found: String {
    switch self {
    case .unknownNetwork(let name): name
    case .unplayable(let outcome): outcome.rawValue
    }
  }

  /// The possible values.
  package var expected: String {
    let names = Networks.names.map { "\"\($0)\"" }.joined(separator: " or ")
    return switch self {
    case .unknownNetwork: names
    case .unplayable:
      "what a stand-in can play for a network that is not simulated here ("
        + StandIn.playable.joined(separator: ", ")
        + "), or, if the adapter asks it, \"network\": \(names) in this line"
    }
  }
}
