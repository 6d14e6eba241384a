import Dispatch
import Foundation

/// Runs what waits on the main queue, and what is on its way there.
@MainActor
enum MainQueueDrain {
  /// More turns than it takes to reach the marker; inside a block of the main queue it is never
  /// reached, because the queue is busy with that block.
  private static let mostTurns = 8
  /// How often a block goes over another queue and comes back. What an adapter had put on a queue of
  /// its own by then has started before, and has come back unless it does long work there. Nobody
  /// looks at a clock: one that waits for real time to pass waits in vain.
  private static let roundTrips = 24
  /// How many of them go over queues of every quality of service: a serial one is not overtaken by what
  /// waits behind it, but by what runs elsewhere with more right to a thread.
  private static let wideRoundTrips = 6

  private static let elsewhere = DispatchQueue(label: "adplay.elsewhere")
  private static let everywhere: [DispatchQueue] = {
    let qualities: [DispatchQoS.QoSClass] = [.userInitiated, .default, .utility, .background]
    return [elsewhere] + qualities.map { DispatchQueue.global(qos: $0) }
  }()

  /// Runs all that was put there before this call.
  static func run() {
    guard isServed() else { return }
    for trip in 0..<roundTrips {
      makeRoundTrip(over: trip < wideRoundTrips ? everywhere : [elsewhere])
    }
  }

  /// Whether the main queue runs while this waits.
  private static func isServed() -> Bool {
    let marker = Marker()
    DispatchQueue.main.async { marker.isReached = true }
    for _ in 0..<mostTurns where !marker.isReached {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
    return marker.isReached
  }

  private static func makeRoundTrip(over queues: [DispatchQueue]) {
    let marker = Marker()
    let trip = DispatchGroup()
    for queue in queues { queue.async(group: trip) {} }
    trip.notify(queue: .main) { marker.isReached = true }
    while !marker.isReached {
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  @MainActor
  private final class Marker {
    var isReached = false
  }
}
