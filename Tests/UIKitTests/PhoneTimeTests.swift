import Simulation
import Synchronization
import Testing
import UIKit

extension UIKitTests {
  /// `asyncAfter` as adapters write it.
  @MainActor struct PhoneTimeTests {
    /// What timers said, each with the moment.
    private final class Rings: Sendable {
      private let heard = Mutex<[String]>([])
      var all: [String] { heard.withLock { $0 } }

      func hear(_ word: String) {
        let moment = World.current.timeline.now.milliseconds
        heard.withLock { $0.append("\(moment) \(word)") }
      }
    }

    @Test(arguments: ImportOrder.allCases)
    func `timers ring by the world's clock in any order of imports`(_ imports: ImportOrder) {
      let timeline = World.begin(seed: 7).timeline
      let rings = Rings()
      imports.setTimers { rings.hear($0) }
      #expect(rings.all == [])
      timeline.advance(by: .seconds(10))
      #expect(
        rings.all == [
          "1 now", "300 milliseconds", "750 work", "1000 whole", "1500 seconds", "2000 interval",
        ])
    }

    @Test func `timers due at one moment ring in the order they were asked for`() {
      let world = World.begin(seed: 7)
      let rings = Rings()
      let second = Duration.seconds(1)
      world.after(second, "first", by: .app) { rings.hear("ours") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { rings.hear("a stranger's") }
      world.after(second, "last", by: .app) { rings.hear("ours again") }
      world.timeline.advance(by: second)
      #expect(rings.all == ["1000 ours", "1000 a stranger's", "1000 ours again"])
    }

    @Test func `a timer that sets the next one lets time pass`() {
      let timeline = World.begin(seed: 7).timeline
      let rings = Rings()
      setAgain(rings, times: 5)
      timeline.advance(by: .milliseconds(3))
      #expect(rings.all == ["1 again", "2 again", "3 again"])
      #expect(timeline.loopsBroken == 0)
    }

    private nonisolated func setAgain(_ rings: Rings, times: Int) {
      guard times > 0 else { return }
      DispatchQueue.main.asyncAfter(deadline: .now()) {
        rings.hear("again")
        setAgain(rings, times: times - 1)
      }
    }

    @Test(arguments: [
      (0.3, 300), (0.0001, 1), (0.0015, 2), (-5, 1), (86_400, 86_400_000),
    ])
    func `a timer never rings early`(seconds: Double, milliseconds: Int) {
      let timeline = World.begin(seed: 7).timeline
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {}
      #expect(timeline.nextRing?.milliseconds == milliseconds)
    }

    @Test(arguments: [Double.infinity, .nan, 1e30])
    func `what is no length of time never rings`(seconds: Double) {
      let timeline = World.begin(seed: 7).timeline
      DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {}
      #expect(timeline.nextRing == nil)
    }

    @Test func `who asks for the real clock gets it`() {
      let timeline = World.begin(seed: 7).timeline
      DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + 3600) {}
      DispatchQueue.main.asyncAfter(deadline: .now() + 3600, execute: DispatchWorkItem {})
      #expect(timeline.nextRing == nil)
    }

    @Test func `what a timer writes has the reasons of the moment it was set`() {
      let world = World.begin(seed: 7)
      world.journal.call(from: .google, to: .adapter, "load", .lineAsked, ad: "feed#1") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
          World.current.journal.note(by: .adapter, "rang")
        }
      }
      world.timeline.advance(by: .seconds(1))
      #expect(world.journal.entries.map(\.cause) == [nil, 1])
      #expect(world.journal.entries.map(\.ad) == ["feed#1", "feed#1"])
    }

    // Main is busy with a test that runs on it, so these have a process of their own.

    @Test func `another queue's timer runs there, and counts as under way until it is done`() async
    {
      await #expect(processExitsWith: .success) { try await Self.setOnAnotherQueue() }
    }

    private static func setOnAnotherQueue() async throws {
      let world = World.begin(seed: 7)
      let queue = DispatchQueue(label: "a stranger's")
      let rings = Rings()
      queue.async {
        queue.asyncAfter(deadline: .now() + 1) {
          dispatchPrecondition(condition: .onQueue(queue))
          rings.hear("there")
        }
      }
      queue.sync {}
      await whenMainIsFree()
      #expect(world.timeline.nextRing?.milliseconds == 1000)
      world.timeline.advance(by: .seconds(1))
      #expect(world.outsideWork.count == 1)
      queue.sync {}
      #expect(rings.all == ["1000 there"])
      await whenMainIsFree()
      #expect(world.outsideWork.count == 0)
    }

    private static func whenMainIsFree() async {
      await withCheckedContinuation { main in DispatchQueue.main.async { main.resume() } }
    }
  }
}
