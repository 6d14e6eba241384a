package import Dispatch
import Foundation

/// Where the simulated world lives. Adapters may come from any queue, as in reality.
///
/// No single sign tells whether the caller is there:
///
/// | sign | on the main queue | in `sync` of another queue on main | elsewhere |
/// |---|---|---|---|
/// | the main queue's key | yes | no | no |
/// | the main thread | if it serves the main queue | if it serves the main queue | no |
/// | the world runs on this thread | if the world called | if the world called | no |
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Set for a thread while it runs the world.
  private static let worldRuns: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Whether the caller is on main.
  package static var isCurrent: Bool {
    pthread_getspecific(worldRuns) != nil || Thread.isMainThread
      || isMarked && DispatchQueue.getSpecific(key: key) == true
  }

  /// Whether what is put on this queue runs on main.
  package static func isMain(_ queue: DispatchQueue) -> Bool {
    isMarked && queue.getSpecific(key: key) == true
  }

  /// Runs something of the world, which counts as being on main whatever queue outside code calls
  /// from.
  static func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard pthread_getspecific(worldRuns) == nil else { return try body() }
    pthread_setspecific(worldRuns, UnsafeRawPointer(bitPattern: 1))
    defer { pthread_setspecific(worldRuns, nil) }
    return try body()
  }
}
