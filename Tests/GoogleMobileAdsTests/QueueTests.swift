import Dispatch
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing

/// Adapters that answer and report from a queue of their own.
@Suite(.serialized) @MainActor struct QueueTests {
  @Test func `an answer from another queue's sync on main arrives at once`() throws {
    let world = beginWorld(.strange("QueueHoppingCustomEvent", parameter: "sync"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    #expect(publisher.heard == ["ad", "finished"])
    #expect(try #require(QueueHops.shared.ads.first).events != nil)
    #expect(!world.violations.contains("called-off-main"))
  }

  @Test func `main can wait for the queue that answers, and the delegate is there at once`() throws
  {
    let world = beginWorld(.strange("QueueHoppingCustomEvent", parameter: "main waits"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    let ad = try #require(QueueHops.shared.ads.first)
    #expect(ad.hasComeBack)
    #expect(ad.events != nil)
    #expect(publisher.heard == [])
  }

  @Test func `main can wait for the queue that sets up the adapter`() {
    let world = beginWorld(.strange("QueueHoppingSetUp"))
    MobileAds.shared.start()
    world.timeline.settle()
    #expect(world.journal.entries.contains { $0.message == "came back" })
  }

  // These tests need their world while waiting for main, so each has a process of its own.

  @Test func `calls from another queue are handled and noted once main is free`() async {
    await #expect(processExitsWith: .success) { try await Self.hearAnAnswerAndAClick() }
  }

  private static func hearAnAnswerAndAClick() async throws {
    let world = beginWorld(
      .strange("QueueHoppingCustomEvent", settings: ["handlesUserClicks": true]))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    await letTheQueueBeHeard()
    #expect(publisher.heard == ["ad", "finished"])
    let ad = try #require(QueueHops.shared.ads.first)
    ad.reportClick()
    #expect(ad.hasComeBack)
    #expect(world.clicks == 0)
    await letTheQueueBeHeard()
    #expect(world.clicks == 1)
    #expect(world.violations == ["called-off-main", "called-off-main"])
    #expect(world.journal.entries.filter { $0.isNote }.allSatisfy { $0.ad == "feed#1" })
  }

  @Test func `the delegate of a refused answer is ignored`() async {
    await #expect(processExitsWith: .success) { try await Self.reportThroughARefusedDelegate() }
  }

  private static func reportThroughARefusedDelegate() async throws {
    let world = beginWorld(
      .strange(
        "QueueHoppingCustomEvent", parameter: "twice", settings: ["handlesUserClicks": true]))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    await letTheQueueBeHeard()
    let ad = try #require(QueueHops.shared.ads.first)
    #expect(world.violations.filter { $0 != "called-off-main" } == ["completion-called-twice"])
    #expect(ad.secondEvents != nil)
    ad.reportClickAgain()
    await letTheQueueBeHeard()
    #expect(world.clicks == 0)
    ad.reportClick()
    await letTheQueueBeHeard()
    #expect(world.clicks == 1)
  }

  @Test func `an application's load from another queue is made on main, and noted`() async {
    await #expect(processExitsWith: .success) { await Self.loadFromAnotherQueue() }
  }

  private static func loadFromAnotherQueue() async {
    let world = beginWorld(.strange("QueueHoppingCustomEvent", parameter: "sync"))
    let publisher = Publisher()
    nonisolated(unsafe) let loader = publisher.loader
    await withCheckedContinuation { main in
      DispatchQueue.global().async {
        loader.load(nil)
        DispatchQueue.main.async { main.resume() }
      }
    }
    world.timeline.settle()
    #expect(publisher.heard == ["ad", "finished"])
    #expect(
      world.journal.entries.first?.message == "load(_:) was called off the main queue")
    #expect(world.violations == [])
  }

  @Test func `an answer for an old world changes nothing in the next one`() async {
    await #expect(processExitsWith: .success) { await Self.answerAnOldWorld() }
  }

  private static func answerAnOldWorld() async {
    let world = beginWorld(.strange("QueueHoppingCustomEvent"))
    let publisher = Publisher()
    publisher.loader.load(nil)
    world.timeline.settle()
    let next = beginWorld()
    await letTheQueueBeHeard()
    next.timeline.settle()
    #expect(next.journal.entries.isEmpty)
    #expect(publisher.heard == [])
  }

  /// Returns once main has handled everything put on the adapter's queue.
  private static func letTheQueueBeHeard() async {
    QueueHoppingCustomEvent.finish()
    await withCheckedContinuation { main in DispatchQueue.main.async { main.resume() } }
    World.current.timeline.settle()
  }
}

extension World {
  fileprivate var clicks: Int {
    journal.entries.count { $0.kind == .count(Count(.click, in: .google)) }
  }
}

extension Entry {
  fileprivate var isNote: Bool { if case .note = kind { true } else { false } }
}
