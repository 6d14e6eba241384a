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
      await #expect(processExitsWith: .success) {
        let entries = await Self.hop(hopEveryWay)
        for entry in entries.dropFirst() {
          #expect(entry.ad == "feed#1" && entry.cause == 1, "\(entry.message)")
        }
      }
    }

    @Test func `where nobody knows why, nothing is lost`() async {
      await #expect(processExitsWith: .success) { _ = await Self.hop(hopWithoutReasons) }
    }

    /// What was written by an adapter that was called for an ad; each way must have arrived once.
    @MainActor private static func hop(
      _ goEveryWay: (@escaping @Sendable (String) -> Void) -> [String]
    ) async -> [Entry] {
      let world = World.begin(seed: 7)
      let ways = world.journal.call(
        from: .google, to: .adapter, "load", .lineAsked, ad: "feed#1"
      ) {
        goEveryWay { World.current.journal.note(by: .adapter, $0) }
      }
      let end = DispatchTime.now() + .seconds(20)
      while world.journal.entries.count < ways.count + 1, DispatchTime.now() < end {
        await Task.yield()
        world.timeline.advance(by: .milliseconds(1))
      }
      #expect(world.journal.entries.dropFirst().map(\.message).sorted() == ways.sorted())
      return world.journal.entries
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
