import Simulation

extension Data {
  /// What is at the address. Servers are the simulated ones: the caller waits and time stands still, so
  /// they answer at once. Files are read as everywhere.
  ///
  /// Foundation's has options; the compiler prefers the one that needs no defaults.
  public init(contentsOf url: URL) throws {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      try self.init(contentsOf: url, options: [])
      return
    }
    self = try SimulatedServer.shared.contents(of: url)
  }
}

extension SimulatedServer {
  /// The answer for a caller who waits, on any queue.
  func contents(of url: URL) throws -> Data {
    let answer = answer(to: URLRequest(url: url)).answer
    note(answer.summary, to: "GET \(url.onPhone)")
    guard case .data(let data, _) = answer else {
      throw CocoaError(.fileReadUnknown, userInfo: [NSURLErrorKey: url])
    }
    return data
  }

  /// Writes question and answer into the journal, as soon as main is free.
  private func note(_ answer: String, to question: String) {
    let write = {
      let journal = World.current.journal
      journal.call(from: .adapter, to: .server, question, .serverAsked) {
        journal.callback(from: .server, to: .adapter, answer, .serverAnswered) {}
      }
    }
    if MainQueue.isCurrent { write() } else { World.onMain(write) }
  }
}
