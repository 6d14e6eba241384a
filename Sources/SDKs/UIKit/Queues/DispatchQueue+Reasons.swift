import Simulation

// An adapter that goes over a queue is still at work for the ad that it was called for. On a phone
// nobody has to know; here the journal says of each entry which ad it is about, and what caused it.
//
// Dispatch's own methods have more parameters, with defaults. The compiler prefers the ones that need
// none, whatever else a file imports. What names a group, a quality of service or a work item is
// Dispatch's, and gets along without reasons.

extension DispatchQueue {
  /// Runs `work` on this queue as soon as possible, for the reasons for which the caller runs.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    World.hop(to: self, work)
  }
}

extension DispatchGroup {
  /// Runs `work` on this queue when all of the group is done, for the reasons for which the caller
  /// runs.
  public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    notify(
      qos: .unspecified, flags: [], queue: queue, execute: World.keepingReasons(work, on: queue))
  }
}
