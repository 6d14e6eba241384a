package import AdServing
package import Scenarios

/// Why a scenario cannot be played by this program.
package enum ScenarioProblem: Equatable, Sendable {
  /// A class that is not an adapter in this program.
  case noSuchAdapter(String, nearest: String?)
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
  /// The line's network is not simulated here, and a stand-in cannot play this.
  case unplayable(Scenario.Outcome, playable: [Scenario.Outcome], networks: [String])
  /// The outcome is about a bid, and the line has none.
  case needsBid(Scenario.Outcome)
  /// The fault is about a bid, and the line has none.
  case faultNeedsBid(WireFault)
  /// A book in an expectation that none of the scenario's networks keeps.
  case unknownBook(String, known: [String], nearest: String?)
  /// A file that an ad names.
  case unreadableDocument(String, Failure.Reason)
  /// A file outside of the scenario's folder.
  case documentOutside(String)
  /// A VAST document that no player can read, with its file unless it stands in the scenario.
  case refusedDocument(String?, String)
}

extension ScenarioProblem {
  /// The word in the scenario that it is about.
  package var key: String {
    switch self {
    case .noSuchAdapter, .writtenForAnother: "class"
    case .noSuchCounterpart, .counterpartForSame: "counterpart"
    case .onlyInSDK7(let key): key
    case .unknownNetwork: "network"
    case .unplayable, .needsBid: "outcome"
    case .faultNeedsBid: "fault"
    case .unknownBook: "books"
    case .unreadableDocument, .documentOutside, .refusedDocument: "vast"
    }
  }

  package var sentence: String {
    switch self {
    case .noSuchAdapter(let name, let nearest):
      "no adapter in this program is called \"\(name)\"\(meant(nearest)); "
        + "adplay help new says how to link yours, "
        + "and the outcome noSuchClass plays a missing one"
    case .writtenForAnother(let name, .modern):
      "\(name) is a custom event of SDK 7, which today's SDK does not call; "
        + "say \"api\": \"legacy\" in its ad unit"
    case .writtenForAnother(let name, .legacy):
      "\(name) is an adapter of today's SDK, which SDK 7 does not call; "
        + "a unit with \"api\": \"legacy\" needs a custom event"
    case .noSuchCounterpart(let name, let nearest):
      "no adapter in this program is called \"\(name)\"\(meant(nearest)); "
        + "\"counterpart\" is the class that does the same for the other interface"
    case .counterpartForSame(let name, .modern):
      "\(name) is an adapter of today's SDK, which the unit asks already; "
        + "its \"counterpart\" is a custom event of SDK 7"
    case .counterpartForSame(let name, .legacy):
      "\(name) is a custom event of SDK 7, which the unit asks already; "
        + "its \"counterpart\" is an adapter of today's SDK"
    case .onlyInSDK7(let key):
      "today's SDK does not ask for \(key); only a unit with \"api\": \"legacy\" has it"
    case .unknownNetwork(let name, let known, let nearest):
      "no network in this program is called \"\(name)\"\(meant(nearest)); "
        + "\"network\" can be \(list(known))"
    case .unplayable(let outcome, let playable, let networks):
      "the outcome \(outcome.rawValue) needs a simulated network; without one it can be "
        + playable.map(\.rawValue).joined(separator: ", ")
        + ". If the adapter uses \(list(networks)), say so with \"network\" in this line"
    case .needsBid(let outcome): "the outcome \(outcome.rawValue) \(aboutSignals)"
    case .faultNeedsBid(let fault): "the fault \(fault.rawValue) \(aboutSignals)"
    case .unknownBook(let name, let known, let nearest):
      "no network in this scenario is called \"\(name)\"\(meant(nearest)); "
        + "\"books\" can have \(list(known)), and \"google\" and \"network\" stand beside it"
    case .unreadableDocument(let file, let reason): "\(file): \(reason.words)"
    case .documentOutside(let file):
      "\(file) is not in the folder of the scenario; its content would be in every journal"
    case .refusedDocument(let file, let reason): "\(file ?? "in this VAST document"): \(reason)"
    }
  }

  private var aboutSignals: String {
    "is about signals, which only a line with a \"bidResponse\" is asked for"
  }

  private func meant(_ nearest: String?) -> String {
    nearest.map { " (did you mean \"\($0)\"?)" } ?? ""
  }

  private func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: " or ")
  }
}
