package import Contract

/// What an adapter can do to the program it runs in. No rule of the contract is about it.
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

  package var sentence: String {
    switch self {
    case .crashes: "The adapter crashed."
    case .hangs: "The adapter kept the main thread."
    case .eatsMemory: "The adapter took more and more memory."
    case .startsThreads: "The adapter started more and more threads."
    case .prints: "The adapter wrote to standard output."
    }
  }
}
