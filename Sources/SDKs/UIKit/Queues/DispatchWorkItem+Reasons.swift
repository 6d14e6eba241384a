import Simulation

// A work item does not say on which queue it will run, or whether it will, so it keeps the reasons for
// which it was made, and nobody waits for it.

extension DispatchWorkItem {
  /// Makes work that runs for the reasons for which the caller runs.
  public convenience init(block: @escaping @convention(block) () -> Void) {
    self.init(qos: .unspecified, flags: [], block: Self.keepingReasons(block))
  }

  /// Makes work that runs for the reasons for which the caller runs.
  public convenience init(qos: DispatchQoS, block: @escaping @convention(block) () -> Void) {
    self.init(qos: qos, flags: [], block: Self.keepingReasons(block))
  }

  /// Makes work that runs for the reasons for which the caller runs.
  public convenience init(
    flags: DispatchWorkItemFlags, block: @escaping @convention(block) () -> Void
  ) {
    self.init(qos: .unspecified, flags: flags, block: Self.keepingReasons(block))
  }

  /// Runs `work` on a queue when this is done, for the reasons for which the caller runs.
  public func notify(
    queue: DispatchQueue, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    notify(qos: .unspecified, flags: [], queue: queue, execute: World.keepingReasons(work))
  }

  private static func keepingReasons(_ block: @escaping () -> Void) -> () -> Void {
    // It runs once, wherever the adapter puts it.
    nonisolated(unsafe) let block = block
    return World.keepingReasons { block() }
  }
}
