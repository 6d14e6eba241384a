import Scenarios
package import Simulation

/// Plays what was done in one session again in another, up to a moment, and compares the journals as
/// they are written.
@MainActor
package struct Rerun {
  /// The number of the first entry that is not the same; nil if all are.
  package let difference: Int?

  /// Plays into a session that has not been started, and stops at the first difference.
  package init(_ entries: ArraySlice<Entry>, until end: Instant, in session: Session) {
    let comparison = Comparison(entries)
    session.journal.readers.append { comparison.compare($0) }
    session.start()
    session.play(inputsOf: entries, until: end) { comparison.difference == nil }
    difference = comparison.difference ?? comparison.missing
    comparison.end()
  }

  @MainActor
  private final class Comparison {
    private var rest: ArraySlice<Entry>
    private(set) var difference: Int?
    private var hasEnded = false

    init(_ entries: ArraySlice<Entry>) { rest = entries }

    func compare(_ entry: Entry) {
      guard !hasEnded, difference == nil else { return }
      if rest.popFirst() != entry { difference = entry.number }
    }

    /// The first entry that was not written again.
    var missing: Int? { rest.first?.number }

    /// What is written from now on is new.
    func end() { hasEnded = true }
  }
}

extension Session {
  /// Does what was done in another session, at the same moments, and lets time pass up to a last one.
  func play(
    inputsOf entries: ArraySlice<Entry>, until end: Instant, while goesOn: () -> Bool = { true }
  ) {
    let inputs = entries.filter { $0.kind == .input }
    for (place, entry) in inputs.enumerated() where goesOn() {
      guard let action = Action(entry) else { continue }
      // An action that was cut short then, such as a long wait, is cut short now.
      let limit = inputs.dropFirst(place + 1).first?.time ?? end
      horizon = { limit }
      advance(to: entry.time)
      perform(action)
    }
    horizon = nil
    if goesOn() { advance(to: end) }
  }
}
