package import Contract

/// What an adapter, or an app, can do to the program it runs in. No rule of the contract is about it.
package enum HuntTrouble: String, CaseIterable, Codable, Sendable {
  case crashes = "adapter-crashes"
  case hangs = "adapter-hangs"
  case eatsMemory = "adapter-eats-memory"
  case startsThreads = "adapter-starts-threads"
  case prints = "adapter-prints"

  package var severity: Rule.Severity {
    switch self {
    case .crashes, .hangs, .eatsMemory: .error
    case .startsThreads: .warning
    case .prints: .note
    }
  }

  /// What happened; a screen of somebody else's code may have done it as well as the adapter.
  package func sentence(hasApp: Bool) -> String {
    let party = hasApp ? "app, or the adapter," : "adapter"
    return switch self {
    case .crashes: "The \(party) crashed."
    case .hangs: "The \(party) kept the main thread."
    case .eatsMemory: "The \(party) took more and more memory."
    case .startsThreads: "The \(party) started more and more threads."
    case .prints: "The \(party) wrote to standard output."
    }
  }
}
