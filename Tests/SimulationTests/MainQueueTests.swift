import Dispatch
import Simulation
import Testing

/// Where one is.
@Suite struct MainQueueTests {
  @Test @MainActor func `a main-actor function is on the main queue`() {
    #expect(MainQueue.isCurrent)
  }

  @Test func `another queue is not the main queue`() {
    let isCurrent = DispatchQueue(label: "elsewhere").sync { MainQueue.isCurrent }
    // A synchronous block runs on the caller's thread; the queue decides all the same.
    #expect(!isCurrent)
  }

  @Test func `a task on the pool is not on the main queue`() async {
    let isCurrent = await Task.detached { MainQueue.isCurrent }.value
    #expect(!isCurrent)
  }
}
