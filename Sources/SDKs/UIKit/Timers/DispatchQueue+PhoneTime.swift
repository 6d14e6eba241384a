import Simulation

extension DispatchQueue {
  /// Runs `work` on this queue when the world's clock has reached the deadline.
  ///
  /// Dispatch's own method takes a `DispatchTime` and has more parameters, with defaults. The
  /// compiler prefers the one that needs none, whatever else a file imports; a file that names
  /// `DispatchTime`, a work item, or a quality of service means the real clock and gets it.
  public func asyncAfter(
    deadline: PhoneTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    guard let delay = deadline.delay?.ofTimer else { return }
    if MainQueue.isCurrent { return set(delay, work) }
    World.onMain { self.set(delay, work) }
  }

  private func set(_ delay: Duration, _ work: @escaping @Sendable @convention(block) () -> Void) {
    let world = World.current
    let (context, isMain) = (world.journal.context.inherited, MainQueue.isMain(self))
    // The timeline is the world's: its timers do not keep it.
    world.timeline.after(delay) { [weak world] in
      guard let world else { return }
      world.journal.within(context) { isMain ? work() : World.hop(to: self, work) }
    }
  }
}
