import AdServing
package import Observing
import Publishing
import Scenarios
import Simulation

/// Plays what was done in a session once more, with one of its units asked through Google's other
/// interface, and returns to the session's own world.
@MainActor
package final class Twin {
  /// Kept until the next one: what is in it might still write when it is freed.
  private var session: Session?

  package init() {}

  /// `state` is what the stage shows of the session: an earlier moment, perhaps. Nil for a unit whose ads
  /// do not come through Google.
  package func state(of original: Session, asShown state: StageState) -> TwinState? {
    guard !original.hostsStrangers else { return .hostsStrangers }
    guard let unit = original.original.unit(state.unit), unit.asking.through.observed.hasGoogle
    else {
      return nil
    }
    let api = unit.api
    let (scenario, missing) = original.original.asked(
      through: api == .modern ? .legacy : .modern, unit: state.unit, known: Networks.counterpart)
    if let missing = missing.first { return .impossible(missing) }
    defer { original.world.resume() }
    forget()
    let other = Session(scenario, seed: state.seed)
    session = other
    other.start()
    other.play(inputsOf: Array(state.entries)[...], until: state.now)
    let sides = [
      InterfaceDiff.Side(
        api: api, entries: Array(state.entries), ads: Array(state.ledgers.ads),
        findings: Set(state.ledgers.findings.map(\.id)).sorted()),
      InterfaceDiff.Side(
        api: api == .modern ? .legacy : .modern, entries: Array(other.journal.entries),
        ads: Array(other.ledgers.ads), findings: other.findings),
    ]
    let (modern, legacy) = api == .modern ? (sides[0], sides[1]) : (sides[1], sides[0])
    return .played(
      TwinView(
        other.stageState(unit: state.unit), InterfaceDiff(modern: modern, legacy: legacy),
        original: api))
  }

  /// Frees the last one in a world where nobody reads what it still says.
  private func forget() {
    guard session != nil else { return }
    World.begin(seed: 1)
    session = nil
  }
}
