import Simulation

/// What answers network requests in this world. A host with no registered answer does not exist.
package final class SimulatedServer {
  /// This world's server.
  package static var shared: SimulatedServer { World.current.instance { SimulatedServer() } }

  /// A server's answer.
  package enum Answer: Sendable {
    /// 200 with this body.
    case data(Data, mimeType: String? = nil)
    /// Another status, with a body.
    case status(Int, Data = Data())
    /// A failure with this code.
    case failure(URLError.Code)
  }

  /// Which addresses are meant.
  package enum Match: Hashable, Sendable {
    /// All addresses with this prefix.
    case prefix(String)
    /// All addresses on this host.
    case host(String)
  }

  private struct Route {
    let match: Match
    let latency: Duration
    let answer: () -> Answer

    /// How well it fits: -1 not at all, 0 by the host alone, otherwise the length of the prefix.
    func weight(for url: URL) -> Int {
      switch match {
      case .host(let host): url.host?.lowercased() == host.lowercased() ? 0 : -1
      case .prefix(let prefix): url.absoluteString.hasPrefix(prefix) ? prefix.utf8.count : -1
      }
    }
  }

  private var routes: [Route] = []

  /// Sets the answer for these addresses. The longest prefix that fits decides; hosts only count if
  /// no prefix fits. The answer is made when it is requested.
  package func route(
    _ match: Match, latency: Duration = .milliseconds(50),
    answer: @autoclosure @escaping () -> Answer
  ) {
    routes.removeAll { $0.match == match }
    routes.append(Route(match: match, latency: latency, answer: answer))
  }

  func answer(to request: URLRequest) -> (latency: Duration, answer: Answer) {
    guard let url = request.url, url.host != nil else { return (.zero, .failure(.badURL)) }
    let best = routes.max { $0.weight(for: url) < $1.weight(for: url) }
    guard let best, best.weight(for: url) >= 0 else {
      return (.milliseconds(50), .failure(.cannotFindHost))
    }
    return (best.latency, best.answer())
  }
}
