import Simulation

// Dispatch's own methods take a `DispatchTime` and have more parameters, with defaults. The compiler
// prefers those that need none, whatever else a file imports; a file that names `DispatchTime`, a work
// item, or both a quality of service and flags means the real clock and gets it.

extension DispatchQueue {
  /// Runs `work` on this queue when the world's clock has reached the deadline.
  public func asyncAfter(
    deadline: PhoneTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    set(deadline, work)
  }

  /// Runs `work` on this queue when the world's clock has reached the deadline.
  public func asyncAfter(
    deadline: PhoneTime, qos: DispatchQoS,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    set(deadline, work, qos: qos)
  }

  /// Runs `work` on this queue when the world's clock has reached the deadline.
  public func asyncAfter(
    deadline: PhoneTime, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    set(deadline, work, flags: flags)
  }

  private func set(
    _ deadline: PhoneTime, _ work: @escaping @Sendable () -> Void,
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []
  ) {
    guard let delay = deadline.delay?.ofTimer else { return }
    let isMain = MainQueue.isMain(self)
    let ring: @Sendable () -> Void = { [self] in
      if isMain { work() } else { put(work, qos: qos, flags: flags) }
    }
    if MainQueue.isCurrent { return Self.set(delay, ring) }
    World.onMain { Self.set(delay, ring) }
  }

  private static func set(_ delay: Duration, _ ring: @escaping @Sendable () -> Void) {
    let world = World.current
    let context = world.journal.context.inherited
    // The timeline is the world's: its timers do not keep it.
    world.timeline.after(delay) { [weak world] in
      guard let world else { return }
      world.journal.within(context) { ring() }
    }
  }
}
