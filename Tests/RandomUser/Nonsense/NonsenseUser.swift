import AdServing
package import Playing
import Scenarios
import Simulation

/// Loads an ad of the nonsense adapter, looks at it, taps all over it, and dismisses it; twice. The
/// seed decides the format and the nonsense.
@MainActor
package struct NonsenseUser {
  private let seed: UInt64
  /// Called with the session after every few actions.
  private let onLook: (Session) -> Void

  package init(seed: UInt64, onLook: @escaping (Session) -> Void) {
    self.seed = seed
    self.onLook = onLook
  }

  package func play() -> Session {
    let session = Session(scenario, seed: seed)
    session.start()
    let fingers = World(seed: seed).stream("fingers")
    for _ in 0..<2 {
      perform([.load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(2))], session)
      for _ in 0..<4 {
        perform([.tap(Target.allCases[fingers.next(below: Target.allCases.count)])], session)
      }
      perform([.background, .foreground, .close, .advance(.seconds(60)), .close], session)
      perform([.forceClose, .visible(false), .visible(true), .dismiss(unit: "feed")], session)
    }
    return session
  }

  private var scenario: Scenario {
    let formats = Scenario.Format.allCases
    let lines = ["first", "second"].map { label in
      Scenario.Line(
        label: label, className: "StrangeAdapters.NonsenseCustomEvent", parameter: label,
        outcome: .fill)
    }
    return Scenario(
      title: "nonsense",
      adUnits: [
        .init(id: "feed", format: formats[Int(seed % UInt64(formats.count))], lines: lines)
      ])
  }

  private func perform(_ actions: [Action], _ session: Session) {
    for action in actions { session.perform(action) }
    onLook(session)
  }
}
