import Dispatch

extension World {
  /// What a handler knows that is handed to strangers: the reasons it was handed out for.
  ///
  /// Called from within a handling it adds nothing; called after a hop over the stranger's own queue,
  /// where the reasons are lost, it restores them.
  package struct Handout {
    fileprivate let context: Context
  }

  /// The present reasons, to go with a handler that is handed out.
  package var handout: Handout { Handout(context: journal.context) }

  /// Does what a stranger asked for through a handler, on the main queue: at once when the stranger is
  /// there, else after a hop, which is noted. The stranger waits.
  package static func answer<Result>(
    _ handout: Handout, to message: String, from party: Party, _ body: () -> Result
  ) -> Result {
    guard !MainQueue.isCurrent else { return restoring(handout, body) }
    // The caller stands still until the main queue is done with it, so nothing runs at once.
    nonisolated(unsafe) let body = body
    nonisolated(unsafe) var result: Result?
    DispatchQueue.main.sync {
      result = restoring(handout) {
        current.journal.note(
          by: party, "\(message) was called off the main queue", violation: "called-off-main")
        return body()
      }
    }
    guard let result else { preconditionFailure("the main queue has run the block") }
    return result
  }

  private static func restoring<Result>(_ handout: Handout, _ body: () -> Result) -> Result {
    let journal = current.journal
    guard journal.context.cause == nil else { return body() }
    return journal.within(handout.context, body)
  }
}
