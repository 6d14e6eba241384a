import Simulation
import Testing
import UIKit
import UIKitStranger

extension UIKitTests {
  /// Tasks that sleep. Main must be free for them, so each test has a process of its own.
  @MainActor struct TaskSleepTests {
    @Test func `a task on main sleeps by the world's clock in any order of imports`() async {
      await #expect(processExitsWith: .success) { try await Self.sleepInEveryFile() }
    }

    private static func sleepInEveryFile() async throws {
      for imports in ImportOrder.allCases {
        let time = try await time { try await imports.sleep() }
        #expect(time == 500)
      }
    }

    @Test func `a task elsewhere sleeps by the world's clock`() async {
      await #expect(processExitsWith: .success) { try await Self.sleepElsewhere() }
    }

    private static func sleepElsewhere() async throws {
      let time = try await time { try await Task.detached { try await sleepUIKitOnly() }.value }
      #expect(time == 500)
    }

    @Test func `a sleep that is set on main begins at once`() async {
      await #expect(processExitsWith: .success) { try await Self.sleepOnMain() }
    }

    private static func sleepOnMain() async throws {
      let timeline = World.begin(seed: 7).timeline
      let task = Task { @MainActor in try await Task.sleep(for: .seconds(1)) }
      await Task.yield()
      #expect(timeline.nextRing?.milliseconds == 1000)
      timeline.advance(by: .seconds(1))
      try await task.value
    }

    @Test func `a task that is cancelled stops sleeping`() async {
      await #expect(processExitsWith: .success) { await Self.cancelWhileAsleep() }
    }

    private static func cancelWhileAsleep() async {
      let timeline = World.begin(seed: 7).timeline
      let task = Task { @MainActor in try await Task.sleep(for: .seconds(1)) }
      while timeline.nextRing == nil { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(timeline.nextRing == nil)
      #expect(World.current.outsideWork.count == 0)
    }

    @Test func `a task that was cancelled before does not sleep at all`() async {
      await #expect(processExitsWith: .success) { await Self.cancelBeforeSleep() }
    }

    private static func cancelBeforeSleep() async {
      let timeline = World.begin(seed: 7).timeline
      let task = Task.detached {
        while !Task.isCancelled { await Task.yield() }
        try await Task.sleep(nanoseconds: 1_000_000_000)
      }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(timeline.now == .start)
    }

    /// How long it takes by the world's clock, in milliseconds, if time passes whenever a timer
    /// waits.
    private static func time(
      _ body: @escaping @MainActor @Sendable () async throws -> Void
    ) async throws -> Int {
      let world = World.begin(seed: 7)
      var isDone = false
      let task = Task { @MainActor in
        defer { isDone = true }
        try await body()
      }
      while !isDone {
        await Task.yield()
        world.timeline.advanceToNextTimer()
      }
      try await task.value
      return world.timeline.now.milliseconds
    }
  }
}
