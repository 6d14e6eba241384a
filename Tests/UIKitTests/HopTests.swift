import Simulation
import Synchronization
import Testing
import UIKit
import UIKitStranger

extension UIKitTests {
  /// How outside code leaves main and comes back. Main is busy with a test that runs on it, so these
  /// have a process of their own.
  struct HopTests {
    @Test func `what is said after a hop of any kind is about the ad of the call`() async {
      await #expect(processExitsWith: .success) { await Self.hopForAnAd() }
    }

    @MainActor private static func hopForAnAd() async {
      let world = World.begin(seed: 7)
      let heard = Mutex(0)
      world.journal.call(from: .google, to: .adapter, "load", .lineAsked, ad: "feed#1") {
        hopEveryWay { word in
          World.current.journal.note(by: .adapter, word)
          heard.withLock { $0 += 1 }
        }
      }
      while heard.withLock({ $0 }) < 9 {
        await Task.yield()
        world.timeline.advance(by: .milliseconds(1))
      }
      while world.journal.entries.count < 10 { await Task.yield() }
      #expect(
        Set(world.journal.entries.map(\.message))
          == [
            "load", "main", "execute", "queue", "there and back", "global", "timer", "task",
            "main's task", "group",
          ])
      #expect(world.journal.entries.allSatisfy { $0.ad == "feed#1" })
      #expect(world.journal.entries.dropFirst().allSatisfy { $0.cause == 1 })
    }

    @Test func `work that is put on a queue is under way until it is done`() async {
      await #expect(processExitsWith: .success) { await Self.work() }
    }

    @MainActor private static func work() async {
      let world = World.begin(seed: 7)
      let (queue, hold) = (DispatchQueue(label: "a stranger's"), DispatchSemaphore(value: 0))
      queue.async { hold.wait() }
      #expect(world.outsideWork.isUnderWay)
      world.outsideWork.forget()
      #expect(!world.outsideWork.isUnderWay, "it waits for what only time brings")
      queue.async { queue.async {} }
      #expect(world.outsideWork.isUnderWay)
      hold.signal()
      while world.outsideWork.count > 0 { await Task.yield() }
      #expect(!world.outsideWork.isUnderWay)
    }

    @Test func `a hop for a world that is over does not reach the next one`() async {
      await #expect(processExitsWith: .success) { await Self.hopTooLate() }
    }

    @MainActor private static func hopTooLate() async {
      let world = World.begin(seed: 7)
      world.journal.call(from: .google, to: .adapter, "load", .lineAsked, ad: "feed#1") {
        DispatchQueue.main.async { World.current.journal.note(by: .adapter, "too late") }
      }
      let next = World.begin(seed: 7)
      await withCheckedContinuation { main in
        DispatchQueue.main.async { main.resume() }
      }
      #expect(next.journal.entries.isEmpty)
    }

    @Test @MainActor func `a block of the main queue may touch views`() async {
      let label = UILabel(frame: .zero)
      await withCheckedContinuation { main in retitle(label) { main.resume() } }
      #expect(label.text == "retitled")
    }
  }
}
