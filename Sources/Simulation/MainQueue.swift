import Dispatch

/// Where the simulated world lives. Adapters may come from any queue, as in reality.
package enum MainQueue {
  private static let key = DispatchSpecificKey<Bool>()
  private static let isMarked: Bool = {
    DispatchQueue.main.setSpecific(key: key, value: true)
    return true
  }()

  /// Whether the caller is on the main queue. `Thread.isMainThread` would not do: the main queue may
  /// be served by another thread than the first one.
  package static var isCurrent: Bool {
    isMarked && DispatchQueue.getSpecific(key: key) == true
  }
}
