import Simulation

/// A scenario's script, played from beginning to end without a screen.
@MainActor
package struct ScriptRun {
  /// An expectation that did not hold.
  package struct Failure: Equatable, Sendable {
    /// The line of the scenario's file.
    package let line: Int?
    /// What was expected and what was, one line each.
    package let differences: [String]
  }

  package private(set) var held = 0
  package private(set) var failures: [Failure] = []
  package let session: Session

  /// Plays the script. The session must not have been started.
  package init(_ session: Session) {
    self.session = session
    session.start()
    for step in session.scenario.script { play(step) }
  }

  private mutating func play(_ step: ScriptStep) {
    switch step.step {
    case .action(let action): session.perform(action)
    case .expect(let expectation):
      let differences = expectation.differences(in: session)
      if differences.isEmpty {
        held += 1
      } else {
        failures.append(Failure(line: step.line, differences: differences))
      }
    }
  }
}

extension Expectation {
  @MainActor
  fileprivate func differences(in session: Session) -> [String] {
    var differences: [String] = []
    if google != nil || network != nil {
      if let record = record(in: session) {
        differences += google.map { $0.differences("google", record.google) } ?? []
        differences += network.map { $0.differences("network", record.networks) } ?? []
      } else {
        differences.append("expected an ad \(ad ?? "on the screen"), found none")
      }
    }
    if let missing = firstMissingMessage(in: session.journal.entries) {
      differences.append("expected \"\(missing)\" in the journal, in this order; it is not there")
    }
    return differences
  }

  @MainActor
  private func record(in session: Session) -> AdRecord? {
    if let ad { return session.ledgers[ad] }
    return session.adOnScreen.flatMap { session.ledgers[$0] }
  }

  private func firstMissingMessage(in entries: [Entry]) -> String? {
    guard let journal else { return nil }
    var rest = entries[...]
    for message in journal {
      guard let place = rest.firstIndex(where: { $0.message == message }) else { return message }
      rest = rest[(place + 1)...]
    }
    return nil
  }
}

extension Expectation.Numbers {
  fileprivate func differences(_ ledger: String, _ tally: AdRecord.Tally) -> [String] {
    let pairs = [
      ("impressions", impressions, tally.impressions), ("clicks", clicks, tally.clicks),
      ("rewards", rewards, tally.rewards),
    ]
    return pairs.compactMap { name, expected, found in
      guard let expected, expected != found else { return nil }
      return "expected \(ledger) \(name) \(expected), found \(found)"
    }
  }
}
