import Simulation

/// The calls of an adapter to its network that the network has not answered.
struct OpenCalls {
  private var open: Set<Int> = []
  /// The network's work because of a call, by its number: a timer may ring before it answers.
  private var call: [Int: Int] = [:]

  var count: Int { open.count }
  /// The first question for signals among them: what is only told a network, it does not answer.
  private(set) var question: Int?

  mutating func add(_ entry: Entry) {
    if entry.from.role == .adapter, entry.to?.role == .network {
      open.insert(entry.number)
      if question == nil, entry.isQuestionForSignals { question = entry.number }
      call[entry.number] = entry.number
    } else if entry.from.role == .network, let call = entry.cause.flatMap({ call[$0] }) {
      self.call[entry.number] = call
      if entry.to?.role == .adapter {
        open.remove(call)
        if question == call { question = nil }
      }
    }
  }
}

extension Entry {
  /// Networks call what they know before an auction signals, or a token.
  fileprivate var isQuestionForSignals: Bool {
    let words = message.lowercased()
    return words.hasSuffix(")") && ["signals", "token"].contains(where: words.contains)
  }
}
