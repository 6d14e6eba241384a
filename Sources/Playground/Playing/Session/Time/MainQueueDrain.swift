import Dispatch
import Foundation
import Simulation

/// Runs what is waiting on the main queue, and what is on its way there.
@MainActor
enum MainQueueDrain {
  /// More turns than needed to reach the marker; inside a block of the main queue it is never
  /// reached, because the queue is busy with that block.
  private static let mostTurns = 8
  /// How often a block goes over another queue and comes back. Whatever an adapter had put on its
  /// own queue by then has started before, and has come back unless it does long work there. No
  /// clock is involved: an adapter that waits for real time to pass waits in vain.
  private static let roundTrips = 24
  /// How many of them go over queues of every quality of service: work on a serial queue cannot be
  /// overtaken by what waits behind it, but by work elsewhere with a higher priority.
  private static let wideRoundTrips = 6
  /// How many more are made while work is known to be under way elsewhere. Work that waits there
  /// for simulated time to pass never ends while time is stopped for it, and is waited for only once.
  private static let mostRoundTrips = 2000

  private static let elsewhere = DispatchQueue(label: "adplay.elsewhere")
  private static let everywhere: [DispatchQueue] = {
    let qualities: [DispatchQoS.QoSClass] = [.userInitiated, .default, .utility, .background]
    return [elsewhere] + qualities.map { DispatchQueue.global(qos: $0) }
  }()

  /// Runs everything that was put there before this call, and first lets work end that is known to
  /// be under way on other threads.
  static func run(waitingFor work: OutsideWork) {
    guard isServed() else { return }
    for _ in 0..<mostRoundTrips where work.isUnderWay { makeRoundTrip(over: everywhere) }
    work.forget()
    for trip in 0..<roundTrips {
      if trip == 0 || trip == wideRoundTrips, isQuiet() { return }
      makeRoundTrip(over: trip < wideRoundTrips ? everywhere : [elsewhere])
    }
  }

  /// Whether nothing is on its way: main has served itself several times, and nobody else was at work
  /// meanwhile. Most outside code never leaves main, and a trip over other queues costs threads their sleep.
  private static func isQuiet() -> Bool {
    guard let before = ThreadTurns() else { return false }
    for _ in 0..<mostTurns where !isServed() { return false }
    guard let after = ThreadTurns() else { return false }
    return after.allSleep && after == before
  }

  /// Whether the main queue runs during the wait.
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
