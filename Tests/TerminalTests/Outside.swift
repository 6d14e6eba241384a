import Foundation
import Glibc
import Testing

/// Tests that wait for other processes, on threads of their own, a few at a time.
///
/// Tests of one process share as many threads as there are processors. One that waits for a child would keep a
/// thread from all others; and a hundred children at once would wait for each other. They yield to the tests
/// that follow one another on the main thread, which take longest.
struct Outside: SuiteTrait, TestTrait, TestScoping {
  private static let threads = WaitingThreads()
  private static let gate = Gate(places: 3)

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    // A suite only holds its tests, which come here themselves.
    guard testCase != nil else { return try await function() }
    await Self.gate.enter()
    let outcome = await withTaskExecutorPreference(Self.threads) { () -> Result<Void, any Error> in
      do { return .success(try await function()) } catch { return .failure(error) }
    }
    await Self.gate.leave()
    try outcome.get()
  }
}

extension Trait where Self == Outside {
  static var outside: Self { Self() }
}

/// Threads that may wait: there is always another one. Their children have their priority.
private final class WaitingThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    Thread.detachNewThread {
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
      job.runSynchronously(on: executor)
    }
  }
}

/// So many may be inside at once; the others wait in a row.
private actor Gate {
  private var places: Int
  private var row: [CheckedContinuation<Void, Never>] = []

  init(places: Int) { self.places = places }

  func enter() async {
    guard places == 0 else { return places -= 1 }
    await withCheckedContinuation { row.append($0) }
  }

  func leave() {
    if row.isEmpty { places += 1 } else { row.removeFirst().resume() }
  }
}
