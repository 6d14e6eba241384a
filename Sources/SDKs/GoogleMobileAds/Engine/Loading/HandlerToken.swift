import Simulation

/// Lives as long as somebody holds the load's handler.
final class HandlerToken {
  private var isNoted = false

  /// Called from within the handler: whoever still holds it when the call is over keeps it for nothing.
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
