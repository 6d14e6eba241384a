import Contract
import Observing
package import Playing
package import Scenarios
import Simulation

/// What the file of a find expects: the broken rules, when they show.
package struct HuntProof: Codable, Equatable, Sendable {
  /// The ad that broke the rule; nil if it is about none.
  package let ad: String?
  /// How long it takes after the last step, in milliseconds.
  package let wait: Int
  /// The ids of all rules that are broken once the rules' time has passed, as an expectation lists
  /// them.
  package let findings: [String]
}

extension HuntProof {
  /// Plays the scenario twice: to see when a rule is broken, and what else is by then.
  @MainActor
  package init?(
    _ scenario: Scenario, breaking rule: String, blamesWires: Bool,
    prepare: (Session) -> Void = { _ in }
  ) {
    let trial = HuntTrial(scenario, blamesWires: blamesWires, prepare: prepare)
    guard let finding = trial.findings.first(where: { $0.rule.id == rule }),
      let moment = trial.moment(of: rule)
    else { return nil }
    let missing = max(.zero, moment - trial.end)
    wait = Self.rounded(Int(missing / .milliseconds(1)))
    ad = finding.ad
    let session = Session(scenario)
    prepare(session)
    _ = ScriptRun.play(session)
    if wait > 0 { session.perform(.advance(.milliseconds(wait))) }
    let name = ad ?? session.adOnScreen
    session.waitForDeadlines()
    let record = name.flatMap { session.ledgers[$0] }
    findings = (record?.findings ?? session.findings).sorted()
  }

  /// Up to a whole second.
  private static func rounded(_ milliseconds: Int) -> Int {
    (milliseconds + 999) / 1000 * 1000
  }
}
