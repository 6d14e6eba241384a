package import Scenarios

/// Why a scenario cannot be played by this program.
package enum ScenarioProblem: Equatable, Sendable {
  /// A class that is not an adapter in this program.
  case noSuchAdapter(String, nearest: String?)
  /// A line's network that is not built in.
  case unknownNetwork(String, known: [String], nearest: String?)
  /// The line's network is not simulated here, and a stand-in cannot play this.
  case unplayable(Scenario.Outcome, playable: [Scenario.Outcome], networks: [String])
  /// A book in an expectation that none of the scenario's networks keeps.
  case unknownBook(String, known: [String], nearest: String?)
}

extension ScenarioProblem {
  /// The word in the scenario that it is about.
  package var key: String {
    switch self {
    case .noSuchAdapter: "class"
    case .unknownNetwork: "network"
    case .unplayable: "outcome"
    case .unknownBook: "books"
    }
  }

  package var sentence: String {
    switch self {
    case .noSuchAdapter(let name, let nearest):
      "no adapter in this program is called \"\(name)\"\(meant(nearest)); "
        + "adplay --help says where to read how to add yours, "
        + "and the outcome noSuchClass plays a missing one"
    case .unknownNetwork(let name, let known, let nearest):
      "no network in this program is called \"\(name)\"\(meant(nearest)); "
        + "\"network\" can be \(list(known))"
    case .unplayable(let outcome, let playable, let networks):
      "the outcome \(outcome.rawValue) needs a simulated network; without one it can be "
        + playable.map(\.rawValue).joined(separator: ", ")
        + ". If the adapter uses \(list(networks)), say so with \"network\" in this line"
    case .unknownBook(let name, let known, let nearest):
      "no network in this scenario is called \"\(name)\"\(meant(nearest)); "
        + "\"books\" can have \(list(known)), and \"google\" and \"network\" stand beside it"
    }
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { " (did you mean \"\($0)\"?)" } ?? ""
  }

  private func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: " or ")
  }
}
