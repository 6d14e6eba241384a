import Dispatch

extension World {
  /// What a handler given to outside code remembers: why it was handed out.
  ///
  /// Called from within a handling it adds nothing. Called after a hop over another queue, where
  /// the reasons are lost, it restores them.
  package struct Handout: Sendable {
    fileprivate let context: Context
    /// The number of its world.
    fileprivate let world: Int
  }

  /// The reasons in force now, to go with a handler that is handed out.
  package var handout: Handout { Handout(context: journal.context, world: number) }

  /// Answers outside code that called a handler on main.
  package static func answer<Result>(_ handout: Handout, _ body: () -> Result) -> Result {
    restoring(handout, body)
  }

  /// Runs on main what outside code reports: at once when the caller is on main, otherwise as soon
  /// as main is free, which is noted unless it may call from any queue. The caller does not wait, since main may be waiting for the
  /// caller.
  ///
  /// `handout` is called on main; nil means that nobody is listening.
  package static func hear(
    _ message: String, from party: Party, onAnyQueue isFree: Bool = false,
    _ handout: @escaping () -> Handout?,
    _ body: @escaping () -> Void
  ) {
    guard !MainQueue.isCurrent else {
      if let handout = handout() { restoring(handout, body) }
      return
    }
    // Both are handed over: the caller's thread does not touch them again.
    nonisolated(unsafe) let (handout, body) = (handout, body)
    DispatchQueue.main.async {
      guard let handout = handout() else { return }
      restoring(handout) {
        if !isFree {
          current.journal.note(
            by: party, "\(message) was called off the main queue", violation: .calledOffMain)
        }
        body()
      }
    }
  }

  /// Why outside code is called on another queue.
  @TaskLocal private static var errand: Handout?

  /// Calls outside code on another queue: what it asks of main from there has these reasons.
  package static func onErrand(_ handout: Handout, _ body: () -> Void) {
    $errand.withValue(handout, operation: body)
  }

  /// Runs something on main as soon as that is free, with the reasons for which the caller was called.
  package static func onMain(_ body: @escaping () -> Void) {
    let handout = errand
    // Handed over: the caller's thread does not touch it again.
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async {
      guard let handout else { return body() }
      restoring(handout, body)
    }
  }

  /// Hands work to threads of outside code. It counts as under way until it says that it is done,
  /// from whatever thread; what it asked of main before that comes first.
  package func send(_ work: (_ isDone: @escaping @Sendable () -> Void) -> Void) {
    outsideWork += 1
    nonisolated(unsafe) let world = self
    work { DispatchQueue.main.async { world.outsideWork -= 1 } }
  }

  private static func restoring<Result>(_ handout: Handout, _ body: () -> Result) -> Result {
    // Outside code may have taken its time and be working for a session that is over.
    guard handout.world == current.number else { return outside(body) }
    let journal = current.journal
    // A timer of outside code's own may ring for any reason that lets time pass, which says nothing
    // about the ad.
    guard journal.context.ad == nil else { return body() }
    return journal.within(handout.context.because(of: journal.context), body)
  }
}
