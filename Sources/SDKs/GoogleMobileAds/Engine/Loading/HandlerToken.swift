import Simulation

/// Lives as long as anybody holds the load's handler.
final class HandlerToken {
  private var isNoted = false

  /// Called from within the handler: anyone still holding it after the call does so for nothing.
  func noteWhoeverKeeps() {
    guard !isNoted else { return }
    isNoted = true
    World.current.soon { [weak self] in
      guard self != nil else { return }
      World.current.journal.note(
        by: .adapter, "the load's handler is still held", violation: .handlerKept)
    }
  }
}
