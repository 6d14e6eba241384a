import Simulation

// An adapter that goes over a queue is still at work for the ad that it was called for. On a phone
// nobody has to know; here the journal says of each entry which ad it is about, and what caused it.
//
// Dispatch's own methods have more parameters, with defaults, and an optional group. The compiler
// prefers the ones that need no defaults, and those that say more about a parameter, whatever else a
// file imports.
//
// | adapters write | keeps its reasons |
// |---|---|
// | `async` of a closure or a method, with a group, a quality of service or flags | yes |
// | `asyncAfter` with a deadline from `.now()`, unless it has both options | yes, by the world's clock |
// | a work item | yes, those of the moment it was made |
// | `notify` of a group or a work item | yes |
// | `Task`, `async let`, a task group, a continuation | yes, the language has them inherit |
// | `sync` | yes, except of main from another queue |
// | `Task.detached`, a thread, an operation queue, a timer of a run loop | no |

extension DispatchQueue {
  /// Runs `work` on this queue as soon as possible, for the reasons for which the caller runs.
  public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
    put(work)
  }

  /// Runs `work` on this queue as soon as possible, for the reasons for which the caller runs.
  public func async(
    qos: DispatchQoS, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    put(work, qos: qos)
  }

  /// Runs `work` on this queue as soon as possible, for the reasons for which the caller runs.
  public func async(
    flags: DispatchWorkItemFlags, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    put(work, flags: flags)
  }

  /// Runs `work` on this queue as soon as possible, for the reasons for which the caller runs.
  public func async(
    qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    put(work, qos: qos, flags: flags)
  }

  /// Runs `work` on this queue as soon as possible and as part of a group, for the reasons for which
  /// the caller runs.
  public func async(
    group: DispatchGroup, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    put(work, in: group, qos: qos, flags: flags)
  }

  /// An optional group makes it Dispatch's own method that is called here.
  func put(
    _ work: @escaping @Sendable () -> Void, in group: DispatchGroup? = nil,
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []
  ) {
    World.hop(to: self, work) { self.async(group: group, qos: qos, flags: flags, execute: $0) }
  }
}

extension DispatchGroup {
  /// Runs `work` on this queue when all of the group is done, for the reasons for which the caller
  /// runs.
  public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    notify(qos: .unspecified, flags: [], queue: queue, execute: World.keepingReasons(work))
  }
}
