import AdServing
package import Observing
package import Scenarios
import Simulation

/// A scenario's script, played once through each of Google's interfaces.
@MainActor
package struct InterfaceRun {
  /// Through today's.
  package let modern: InterfaceDiff.Side
  /// Through that of SDK 7.
  package let legacy: InterfaceDiff.Side

  package init(_ scenario: Scenario, seed: UInt64? = nil) throws(Scenario.NoCounterpart) {
    let sides = try AdapterAPI.allCases.map { api throws(Scenario.NoCounterpart) in
      (api, try scenario.asked(through: api, known: Networks.counterpart))
    }
    let played = sides.map { api, scenario in Self.play(scenario, api, seed) }
    (modern, legacy) = (played[0], played[1])
  }

  private static func play(
    _ scenario: Scenario, _ api: AdapterAPI, _ seed: UInt64?
  ) -> InterfaceDiff.Side {
    let session = ScriptRun.play(Session(scenario, seed: seed)).session
    return InterfaceDiff.Side(
      api: api, entries: Array(session.journal.entries), ads: session.ledgers.ads,
      findings: session.findings)
  }
}
