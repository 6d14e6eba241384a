package import AdServing
import Observing
package import Contract
import Publishing
package import Scenarios
import Simulation

/// A scenario played to see which rules it breaks.
@MainActor
package struct ScenarioCheck {
  package let session: Session
  /// In the order they were found.
  package let findings: [Finding]
  /// Where adapters made their calls, if that was noted.
  package let sources: SourceLines

  /// Whether any line had an ad.
  package var hasAd: Bool {
    session.ledgers.ads.contains { $0.line != nil || $0.networks.impressions > 0 }
  }

  /// Plays the script, and waits for what must still follow; a scenario without a script gets the
  /// usual round: load, show, look, tap, close, dismiss. `prepare` is given the session before it
  /// starts. Where adapters made their calls costs a look at the stack for each.
  package static func play(
    _ scenario: Scenario, seed: UInt64? = nil, threads: Threads = .main, notesSources: Bool = false,
    prepare: (Session) -> Void = { _ in }
  ) -> ScenarioCheck {
    let session = Session(scenario.withScript, seed: seed, threads: threads)
    let sources = SourceLines(of: scenario)
    if notesSources { session.journal.readers.append { sources.note($0) } }
    prepare(session)
    _ = ScriptRun.playUntilRulesHaveSpoken(session)
    return ScenarioCheck(
      session: session, findings: session.journal.entries.compactMap(Finding.init),
      sources: sources)
  }
}

extension Scenario {
  /// The same; without a script of its own it has the usual round.
  package var withScript: Scenario {
    var scenario = self
    if script.isEmpty { scenario.script = usualRound }
    return scenario
  }

  /// What a tester would do with each unit to see how it behaves.
  fileprivate var usualRound: [ScriptStep] {
    // A screen of its own asks by itself, or when a script taps its buttons.
    guard app == nil else { return [ScriptStep(.action(.advance(.seconds(10))))] }
    return adUnits.flatMap { unit -> [Action] in
      guard !unit.format.isFullScreen else { return unit.roundOfFullScreenAd }
      return [
        .load(unit: unit.id), .show(unit: unit.id), .advance(.seconds(6)),
        .tap(unit.format.invitation), .advance(.seconds(2)), .close, .advance(.seconds(2)),
        .dismiss(unit: unit.id),
      ]
    }.map { ScriptStep(.action($0)) }
  }

  /// The same with another adapter in every line.
  package func replacingAdapters(by className: String, asking network: String? = nil) -> Scenario {
    var scenario = self
    let api = LinkedAdapters.api(of: className)
    for unit in scenario.adUnits.indices {
      if let api { scenario.adUnits[unit].api = api }
      for line in scenario.adUnits[unit].lines.indices {
        scenario.adUnits[unit].lines[line].className = className
        if let network { scenario.adUnits[unit].lines[line].network = network }
      }
    }
    return scenario
  }
}

extension Scenario {
  /// Nothing goes wrong on any line's wire any more.
  package mutating func takeOffFaults() {
    for unit in adUnits.indices {
      for line in adUnits[unit].lines.indices { adUnits[unit].lines[line].faults = [] }
    }
  }
}

extension Scenario.Unit {
  /// Until the ad is gone: past an intro, a page and the countdown.
  fileprivate var roundOfFullScreenAd: [Action] {
    [
      .load(unit: id), .show(unit: id), .advance(.seconds(6)), .tap(.callToAction),
      .advance(.seconds(2)), .close, .advance(.seconds(60)), .close, .advance(.seconds(2)),
    ]
  }
}
