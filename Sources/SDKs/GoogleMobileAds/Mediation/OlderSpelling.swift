import Simulation

/// Optional requirements that were renamed in SDK 12. Adapters that still have them under the older
/// name compile, and the real SDK silently never calls them.
///
/// Here they are called, so that the flow they were written for can be seen, and the journal says so.
enum OlderSpelling {
  // Set by a default implementation during one call on the main queue; see `call`.
  nonisolated(unsafe) private static var found = false

  /// Calls the older requirement; notes it if the adapter really has it, that is unless the default
  /// implementation answered and said ``isAbsent()``.
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

  /// Said by the default implementation of an older requirement.
  static func isAbsent() {
    found = false
  }
}
