package import Contract
package import Playing
package import Scenarios
package import Simulation

/// A scenario that was played, with what its adapters did wrong.
@MainActor
package struct HuntTrial {
  package let session: Session
  /// When the script was over; then time passed until no rule waited any more.
  package let end: Instant
  /// Every broken rule that is an adapter's, or that of a screen which is somebody's code, and is not explained
  /// by what users and networks do.
  package let findings: [Finding]

  /// Plays a scenario. `prepare` is given the session before it starts.
  package init(
    _ scenario: Scenario, blamesWires: Bool = false, prepare: (Session) -> Void = { _ in }
  ) {
    session = Session(scenario)
    prepare(session)
    _ = ScriptRun.play(session)
    end = session.now
    session.waitForDeadlines()
    findings = session.journal.entries.compactMap(Finding.init).filter { finding in
      Self.isHunted(finding.rule.party, in: scenario) && Explained.reasons[finding.rule.id] == nil
        && (blamesWires || finding.fault == nil)
    }
  }

  private static func isHunted(_ party: Party, in scenario: Scenario) -> Bool {
    party.role == .adapter || party.role == .app && scenario.app != nil
  }

  /// When a rule was first found to be broken.
  func moment(of rule: String) -> Instant? {
    session.journal.entries.first { entry in
      if case .finding(rule, _, _) = entry.kind { true } else { false }
    }?.time
  }
}
