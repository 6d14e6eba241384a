import Dispatch
import Synchronization

/// How much of what was handed to threads of outside code, in one world, is still under way there.
package final class OutsideWork: Sendable {
  private let begun = Atomic(0)
  /// How much of it is not waited for any more.
  private let forgotten = Atomic(0)

  package var count: Int { begun.load(ordering: .sequentiallyConsistent) }
  /// Whether some of it may be done soon.
  package var isUnderWay: Bool { count > forgotten.load(ordering: .sequentiallyConsistent) }

  /// Some of it begins. It is under way until it says that it is done, from whatever thread; what it
  /// asked of main before that comes first.
  func begin() -> @Sendable () -> Void {
    begun.add(1, ordering: .sequentiallyConsistent)
    return { DispatchQueue.main.async { self.end() } }
  }

  private func end() {
    let left = begun.subtract(1, ordering: .sequentiallyConsistent).newValue
    forgotten.min(left, ordering: .sequentiallyConsistent)
  }

  /// Stops waiting for the work that is under way: it waits for simulated time itself, or never ends.
  package func forget() { forgotten.store(count, ordering: .sequentiallyConsistent) }
}
