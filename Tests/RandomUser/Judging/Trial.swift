package import Contract
package import Hunting
import JSON
import Observing
package import Playing
package import Scenarios
import Simulation

/// A scenario that has been played, and the evidence against its adapters.
@MainActor
package struct Trial {
  package let session: Session
  /// The units that the published example loads, which makes mistakes.
  private let examples: UnitsAtWork
  /// The units for which MAX makes mistakes, and those where the adapter before it does.
  private let (platforms, adapters): (UnitsAtWork, UnitsAtWork)

  /// Nil if the text is not a scenario.
  package init?(_ tree: JSONTree) {
    guard let scenario = try? Scenario(reading: Array(tree.text.utf8)) else { return nil }
    let session = ScriptRun.play(Session(scenario)).session
    self.session = session
    func units(_ err: (Scenario.Asking) -> Bool) -> UnitsAtWork {
      UnitsAtWork(scenario.adUnits.filter { err($0.asking) }.map(\.id), in: session.journal)
    }
    examples = units { [$0.arbitration?.mode, $0.aggregation?.mode].contains(.seed) }
    platforms = units { $0.max?.mistakes.isEmpty == false }
    adapters = units { $0.max?.adapter?.mistakes.isEmpty == false }
  }

  /// Every broken rule that is an adapter's and is not explained, or that of a controller or a service
  /// that is built right. Published adapters have habits that are worth a note.
  /// Users, networks and options misbehave on purpose, so rules of other parties do not count.
  package var accusations: [Finding] {
    session.journal.entries.compactMap(Finding.init).filter { finding in
      switch finding.rule.party.role {
      case .adapter:
        !adapters.concern(finding) && Explained.reasons[finding.rule.id] == nil
          && (finding.rule.severity != .note || !hasManners(finding))
      case .arbiter, .service: !examples.concern(finding) && !platforms.concern(finding)
      case .user, .app, .layer, .google, .network, .server: false
      }
    }
  }

  private func hasManners(_ finding: Finding) -> Bool {
    let unit = finding.ad.flatMap(AdName.unit)
    return session.scenario.adUnits.contains {
      [$0.id, nil].contains(unit) && $0.lines.contains { RandomLine.hasManners($0.className) }
    }
  }

  /// Every broken rule of the published example.
  package var rulesOfExamples: Set<String> {
    let findings = session.journal.entries.compactMap(Finding.init)
    return Set(findings.filter(examples.concern).map(\.rule.id))
  }

  /// The units whose ads a controller loads that is built right.
  package var unitsOfGoodControllers: [Scenario.Unit] {
    session.scenario.adUnits.filter {
      $0.asking.arbitration != nil && !examples.ids.contains($0.id)
    }
  }

  /// The units whose ads a service loads that is built right.
  package var unitsOfGoodServices: [Scenario.Unit] {
    session.scenario.adUnits.filter {
      $0.asking.aggregation != nil && !examples.ids.contains($0.id)
    }
  }

  /// The ads for which the two ledgers differ.
  package var unequalBooks: [String] {
    // What an application ends in the midst of, one side may have counted alone.
    session.ledgers.ads.filter { $0.departure != .ended }.filter {
      $0.google.impressions != $0.networks.impressions || $0.google.clicks != $0.networks.clicks
        || $0.google.rewards != $0.networks.rewards
    }.map(\.name)
  }

  /// The first difference between the journal and its replay; nil if they are equal byte for byte.
  package func replayDifference() throws -> Replay.Difference? {
    var json = JSONWriter()
    session.writeJournalHeader(to: &json)
    for entry in session.journal.entries { entry.write(to: &json) }
    return try Replay.play(RecordedJournal(reading: json.bytes)).difference
  }
}
