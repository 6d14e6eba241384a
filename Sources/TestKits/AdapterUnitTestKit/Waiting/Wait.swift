import Simulation

// swift-format-ignore: AlwaysUseLowerCamelCase
/// For how many seconds the kit waits for an adapter.
public let AUTKExpectationTimeout = 1.0

/// Waits for adapters as long as a suite would on a phone, in real time. Timers that ring by the
/// simulated clock ring as time passes.
///
/// | the caller is | main is served by | the clock is moved by |
/// |---|---|---|
/// | the main thread: XCTest | its run loop, here | the caller |
/// | a block of the main queue: a suite on the main actor | nobody, as on a phone | the caller |
/// | elsewhere: any other suite | itself | main |
enum Wait {
  /// What there is to say about an adapter that says nothing when it is asked for something.
  static func tooLong(_ occasion: String, _ tasks: StartedTasks) -> String {
    let text = "the adapter did not answer in \(AUTKExpectationTimeout) seconds when \(occasion)"
    guard tasks.areHeldUp else { return text }
    return text
      + "; main is waiting for the adapter; its Task on the main actor cannot run"
  }

  /// Asks and waits where no stage is: another test's, which waits for its own adapter meanwhile, moves its
  /// clock itself. On a thread of a suite's own the adapter shares that stage's world, and its clock.
  static func apart(_ body: () -> Void) {
    guard MainQueue.isCurrent, World.current.driver != nil else { return body() }
    let present = World.current
    World.begin(seed: 1)
    defer { present.resume() }
    body()
  }

  /// How long it looks away at a time.
  private static let slice = 0.002

  /// The first answer; nil if none came in time.
  static func forAnswer<Ad>(_ answer: Answer<Ad>) -> (ad: Ad?, error: (any Error)?)? {
    let clock = WorldClock()
    defer { clock.stop() }
    let end = DispatchTime.now().uptimeNanoseconds + UInt64(AUTKExpectationTimeout * 1_000_000_000)
    while answer.first == nil, DispatchTime.now().uptimeNanoseconds < end {
      if Thread.isMainThread { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
      if answer.first == nil { answer.wait(slice) }
      clock.catchUp()
    }
    return answer.stopWaiting()
  }
}
