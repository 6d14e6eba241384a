import Simulation

/// Optional requirements that were renamed in SDK 12. Adapters that still use the older name
/// compile, but the real SDK silently never calls them.
///
/// Here they are called, so that you can see the flow they were written for, and the journal says
/// so.
enum OlderSpelling {
  // Set by a default implementation during one call on the main queue; see `call`.
  nonisolated(unsafe) private static var found = false

  /// Calls the older requirement; notes it if the adapter really implements it, that is, unless the
  /// default implementation answered and called ``isAbsent()``.
  static func call(_ older: String, now: String, _ body: () -> Void) {
    found = true
    let context = World.current.journal.context
    body()
    guard found else { return }
    World.current.journal.within(context) {
      World.current.journal.note(
        by: .adapter, "\(older) is an older spelling of \(now)", violation: .olderSpelling,
        data: ["older": .string(older), "now": .string(now)])
    }
  }

  /// Called by the default implementation of an older requirement.
  static func isAbsent() {
    found = false
  }
}
