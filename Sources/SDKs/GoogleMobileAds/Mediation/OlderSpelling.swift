import Simulation

/// Optional requirements that were renamed in SDK 12. Adapters that still use the older name
/// compile, but the real SDK silently never calls them.
///
/// Here they are called, so that you can see the flow they were written for, and the journal says
/// so.
enum OlderSpelling {
  /// Calls the older requirement; notes it if the adapter really implements it. The one that
  /// replaced it is left out either way.
  static func call(_ older: String, now: String, _ body: () -> Void) {
    let context = World.current.journal.context
    defer { OptionalRequirement.leftOut() }
    guard OptionalRequirement.answer(body) != nil else { return }
    World.current.journal.within(context) {
      World.current.journal.note(
        by: .adapter, "\(older) is an older spelling of \(now)", violation: .olderSpelling,
        data: [Fact.older(older), Fact.now(now)])
    }
  }
}
