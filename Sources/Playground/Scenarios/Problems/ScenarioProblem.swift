package import AdServing

/// Why a scenario cannot be played by this program.
package enum ScenarioProblem: Equatable, Sendable {
  /// A class that is not a view controller in this program.
  case noSuchApp(String, nearest: String?)
  /// A class that is not an adapter in this program.
  case noSuchAdapter(String, nearest: String?)
  /// An adapter that is to err around another one, and is one of its own.
  case notAround(String)
  /// An adapter of this program that is not written for the unit's interface.
  case writtenForAnother(String, than: AdapterAPI)
  /// A class that is no adapter in this program, for the other interface than the unit's.
  case noSuchCounterpart(String, nearest: String?)
  /// An adapter of this program that is for the unit's own interface.
  case counterpartForSame(String, AdapterAPI)
  /// An option that only requests of SDK 7 have.
  case onlyInSDK7(String)
  /// A line's network that is not built in.
  case unknownNetwork(String, known: [String], nearest: String?)
  /// A built-in adapter asks its own network, whichever the line names.
  case ofOtherNetwork(String, own: String)
  /// The line's network is not simulated here, and a stand-in cannot play this.
  case unplayable(Scenario.Outcome, playable: [Scenario.Outcome], networks: [String])
  /// The outcome is about a bid, and the line has none.
  case needsBid(Scenario.Outcome)
  /// The fault is about a bid, and the line has none.
  case faultNeedsBid(WireFault)
  /// A setting, or a word of one, that makes no difference to ads of the unit's format.
  case ofOtherFormats(key: String, word: String?, of: [Scenario.Format], not: Scenario.Format)
  /// A setting, or a word of one, that changes nothing without something beside it.
  case idle(key: String, word: String?, needs: String)
  /// A reaction is to concern an ad unit that the scenario has not.
  case noSuchUnit(String, known: [String], nearest: String?)
  /// What gets another name is no built-in network.
  case noNetworkToRename(String, known: [String], nearest: String?)
  /// A book in an expectation that none of the scenario's networks keeps.
  case unknownBook(String, known: [String], nearest: String?)
}

extension ScenarioProblem {
  /// The word in the scenario that it is about.
  package var key: String {
    switch self {
    case .noSuchApp: "app"
    case .noSuchAdapter, .notAround, .writtenForAnother: "class"
    case .noSuchCounterpart, .counterpartForSame: "counterpart"
    case .onlyInSDK7(let key): key
    case .unknownNetwork, .ofOtherNetwork: "network"
    case .unplayable, .needsBid: "outcome"
    case .faultNeedsBid: "fault"
    case .ofOtherFormats(let key, _, _, _), .idle(let key, _, _): key
    case .noSuchUnit: "unit"
    case .noNetworkToRename: "networkNames"
    case .unknownBook: "books"
    }
  }
}
