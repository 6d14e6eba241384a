import Simulation

/// The calls of an adapter to its network that the network has not answered.
struct OpenCalls {
  private var open: Set<Int> = []
  /// The network's work because of a call, by its number: a timer may ring before it answers.
  private var call: [Int: Int] = [:]

  var count: Int { open.count }

  mutating func add(_ entry: Entry) {
    if entry.from.role == .adapter, entry.to?.role == .network {
      open.insert(entry.number)
      call[entry.number] = entry.number
    } else if entry.from.role == .network, let call = entry.cause.flatMap({ call[$0] }) {
      self.call[entry.number] = call
      if entry.to?.role == .adapter { open.remove(call) }
    }
  }
}
