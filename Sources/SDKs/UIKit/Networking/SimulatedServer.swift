import Simulation

/// What answers network requests in this world. A host with no registered answer does not exist.
///
/// A network registers its own when it is set up or asked for its first ad, on main:
///
/// ```swift
/// SimulatedServer.shared.route(
///   .prefix("https://ads.house.example/v1"), latency: .milliseconds(120), answer: .data(json))
/// ```
public final class SimulatedServer: Lasting {
  /// This world's server.
  public static var shared: SimulatedServer { World.current.instance { SimulatedServer() } }

  /// A server's answer.
  public enum Answer: Sendable {
    /// 200 with this body.
    case data(Data, mimeType: String? = nil)
    /// Another status, with a body.
    case status(Int, Data = Data())
    /// A failure with this code.
    case failure(URLError.Code)
  }

  /// Which addresses are meant.
  public enum Match: Hashable, Sendable {
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
  /// Pictures are fetched on any queue.
  private let lock = NSLock()

  /// Sets the answer for these addresses. The longest prefix that fits decides; hosts only count if
  /// no prefix fits. The answer is made when it is requested.
  public func route(
    _ match: Match, latency: Duration = .milliseconds(50),
    answer: @autoclosure @escaping () -> Answer
  ) {
    lock.withLock {
      routes.removeAll { $0.match == match }
      routes.append(Route(match: match, latency: latency, answer: answer))
    }
  }

  /// Sets a picture as the answer for these addresses, in the format that `UIImage(data:)` reads. A
  /// picture without pixels is not found.
  public func route(
    _ match: Match, latency: Duration = .milliseconds(50), image: UIImage
  ) {
    let type = "image/x-portable-pixmap"
    route(
      match, latency: latency,
      answer: image.raster.map { .data($0.ppm(file: image.file), mimeType: type) } ?? .status(404))
  }

  func answer(to request: URLRequest) -> (latency: Duration, answer: Answer) {
    guard let url = request.url, url.host != nil else { return (.zero, .failure(.badURL)) }
    let best = lock.withLock { routes.max { $0.weight(for: url) < $1.weight(for: url) } }
    guard let best, best.weight(for: url) >= 0 else {
      return (.milliseconds(50), .failure(.cannotFindHost))
    }
    return (best.latency, best.answer())
  }
}
