import Dispatch
import Simulation

/// Gives main to what is waiting there, by suspending the caller: for callers that are themselves a
/// block of the main queue, such as a test on the main actor, whose queue nobody else can serve.
@MainActor
enum MainTurns {
  /// As many as ``MainQueueDrain`` makes.
  private static let roundTrips = 24
  private static let wideRoundTrips = 6
  private static let mostRoundTrips = 2000

  private static let elsewhere = DispatchQueue(label: "adplay.elsewhere.awaited")
  private static let everywhere: [DispatchQueue] = {
    let qualities: [DispatchQoS.QoSClass] = [.userInitiated, .default, .utility, .background]
    return [elsewhere] + qualities.map { DispatchQueue.global(qos: $0) }
  }()

  /// Lets everything run that was put on main before this call, and what was on its way there.
  static func take(waitingFor work: OutsideWork) async {
    for _ in 0..<mostRoundTrips {
      guard work.isUnderWay else { break }
      await makeRoundTrip(over: everywhere)
    }
    work.forget()
    for trip in 0..<roundTrips {
      await makeRoundTrip(over: trip < wideRoundTrips ? everywhere : [elsewhere])
    }
  }

  /// Lets so much real time pass, or a little more.
  static func pass(_ time: Duration) async {
    let end = DispatchTime.now() + .milliseconds(time.wholeMilliseconds)
    await withCheckedContinuation { (main: CheckedContinuation<Void, Never>) in
      elsewhere.asyncAfter(deadline: end) { main.resume() }
    }
  }

  private static func makeRoundTrip(over queues: [DispatchQueue]) async {
    await withCheckedContinuation { (main: CheckedContinuation<Void, Never>) in
      let trip = DispatchGroup()
      for queue in queues { queue.async(group: trip) {} }
      trip.notify(queue: .main) { main.resume() }
    }
  }
}
