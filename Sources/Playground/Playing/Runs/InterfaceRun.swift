import AdServing
package import Observing
import Publishing
package import Scenarios
import Simulation

/// A scenario's script, played once through each of Google's interfaces.
@MainActor
package struct InterfaceRun {
  /// Through today's.
  package let modern: InterfaceDiff.Side
  /// Through that of SDK 7.
  package let legacy: InterfaceDiff.Side
  /// The units that are there for one of them only. They are played as they are, and not compared.
  package let missing: [Scenario.NoCounterpart]

  /// Fails if there is nothing to compare.
  package init(_ scenario: Scenario, seed: UInt64? = nil) throws(Scenario.NoCounterpart) {
    let asked = AdapterAPI.allCases.map { api in
      (api, scenario.asked(through: api, known: Networks.counterpart))
    }
    missing = asked.flatMap(\.1.missing)
    let left = Set(missing.map(\.unit))
    if left.count == scenario.adUnits.count, let first = missing.first { throw first }
    let played = asked.map { api, asked in Self.play(asked.scenario, api, seed, without: left) }
    (modern, legacy) = (played[0], played[1])
  }

  private static func play(
    _ scenario: Scenario, _ api: AdapterAPI, _ seed: UInt64?, without left: Set<String>
  ) -> InterfaceDiff.Side {
    let session = ScriptRun.play(Session(scenario, seed: seed)).session
    func isCompared(_ ad: String?) -> Bool {
      ad.map { !left.contains(AdName.unit(of: $0) ?? $0) } ?? true
    }
    return InterfaceDiff.Side(
      api: api, entries: session.journal.entries.filter { isCompared($0.ad) },
      ads: session.ledgers.ads.filter { isCompared($0.name) },
      findings: Set(session.ledgers.findings.filter { isCompared($0.ad) }.map(\.id)).sorted())
  }
}
