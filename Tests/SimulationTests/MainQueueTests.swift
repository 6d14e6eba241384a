import Dispatch
import Simulation
import Testing

/// Whether code runs on the main queue.
@Suite struct MainQueueTests {
  @Test @MainActor func `a main-actor function is on the main queue`() {
    #expect(MainQueue.isCurrent)
  }

  @Test func `another queue is not the main queue`() {
    let isCurrent = DispatchQueue(label: "elsewhere").sync { MainQueue.isCurrent }
    // A synchronous block runs on the caller's thread, but the queue is what counts.
    #expect(!isCurrent)
  }

  @Test @MainActor func `a call from the world stays on main inside another queue's sync`() {
    let world = World(seed: 1)
    var isCurrent = false
    world.timeline.after(.zero) {
      world.journal.call(from: .google, to: .adapter, "load") {
        DispatchQueue(label: "elsewhere").sync { isCurrent = MainQueue.isCurrent }
      }
    }
    world.timeline.settle()
    #expect(isCurrent)
  }

  @Test @MainActor func `another thread is not on main while the world makes a call`() {
    var isCurrent = true
    World(seed: 1).journal.call(from: .google, to: .adapter, "load") {
      let asked = DispatchSemaphore(value: 0)
      nonisolated(unsafe) var answer = true
      DispatchQueue(label: "elsewhere").async {
        answer = MainQueue.isCurrent
        asked.signal()
      }
      asked.wait()
      isCurrent = answer
    }
    #expect(!isCurrent)
  }

  @Test func `a task on the pool is not on the main queue`() async {
    let isCurrent = await Task.detached { MainQueue.isCurrent }.value
    #expect(!isCurrent)
  }
}
