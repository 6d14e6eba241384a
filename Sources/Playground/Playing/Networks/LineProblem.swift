import AdServing
package import Scenarios

/// Something a line says that nobody here can obey.
package enum LineProblem: Equatable, Sendable {
  /// No network of that name comes with the program.
  case unknownNetwork(String)
  /// The line's network is not simulated here, and a stand-in cannot play that.
  case unplayable(Scenario.Outcome)

  /// What is wrong with a line; nil for most.
  package init?(_ line: Scenario.Line) {
    if let name = line.network, !Networks.names.contains(name) {
      self = .unknownNetwork(name)
    } else if let outcome = line.outcome, Networks.behind(line) == nil, !StandIn.canPlay(outcome) {
      self = .unplayable(outcome)
    } else {
      return nil
    }
  }

  /// The word of the line that it is about.
  package var key: String {
    switch self {
    case .unknownNetwork: "network"
    case .unplayable: "outcome"
    }
  }

  /// What the line says there.
  package var found: String {
    switch self {
    case .unknownNetwork(let name): name
    case .unplayable(let outcome): outcome.rawValue
    }
  }

  /// What it could say.
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
