import Foundation
import Simulation

/// Whatever answers over the air in this world.
package final class SimulatedServer {
  package static var shared: SimulatedServer { World.current.instance { SimulatedServer() } }

  /// What comes back for a request.
  package enum Answer {
    case data(Data)
    case status(Int)
    /// The connection breaks; an `NSURLErrorDomain` code.
    case failure(Int)
  }

  private var routes: [String: (latency: Duration, answer: () -> Answer)] = [:]
  /// What is added to every answer's latency.
  package var delay = Duration.zero
  /// What every request gets instead of its answer.
  package var breakdown: Answer?

  /// Answers requests for this address from now on.
  package func route(_ url: String, latency: Duration, _ answer: @escaping () -> Answer) {
    routes[url] = (latency, answer)
  }

  func answer(_ url: String) -> (latency: Duration, answer: Answer) {
    guard let route = routes[url] else { return (delay, .failure(NSURLErrorCannotFindHost)) }
    return (route.latency + delay, breakdown ?? route.answer())
  }
}
