import Dispatch

extension World {
  /// What a handler knows that is handed to strangers: the reasons it was handed out for.
  ///
  /// Called from within a handling it adds nothing; called after a hop over the stranger's own queue,
  /// where the reasons are lost, it restores them.
  package struct Handout {
    fileprivate let context: Context
    fileprivate weak var world: World?
  }

  /// The present reasons, to go with a handler that is handed out.
  package var handout: Handout { Handout(context: journal.context, world: self) }

  /// Answers a stranger who called a handler on main.
  package static func answer<Result>(_ handout: Handout, _ body: () -> Result) -> Result {
    restoring(handout, body)
  }

  /// Does on main what a stranger says: at once when the stranger is there, otherwise as soon as main is
  /// free, which is noted. The stranger does not wait, since main may be waiting for the stranger.
  ///
  /// `handout` is asked for on main; nil means that nobody listens.
  package static func hear(
    _ message: String, from party: Party, _ handout: @escaping () -> Handout?,
    _ body: @escaping () -> Void
  ) {
    guard !MainQueue.isCurrent else {
      if let handout = handout() { restoring(handout, body) }
      return
    }
    // They are handed over: the stranger's thread does not touch them again.
    nonisolated(unsafe) let (handout, body) = (handout, body)
    DispatchQueue.main.async {
      guard let handout = handout() else { return }
      restoring(handout) {
        current.journal.note(
          by: party, "\(message) was called off the main queue", violation: .calledOffMain)
        body()
      }
    }
  }

  private static func restoring<Result>(_ handout: Handout, _ body: () -> Result) -> Result {
    // A stranger may have taken its time, and work for a session that is over.
    guard handout.world === current else { return outside(body) }
    let journal = current.journal
    // A stranger's own timer rings for whatever reason time passes, which says nothing of the ad.
    guard journal.context.ad == nil else { return body() }
    return journal.within(handout.context.because(of: journal.context), body)
  }
}
