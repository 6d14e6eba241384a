package import Contract
import JSON
import Observing
package import Playing
import Scenarios
import Simulation

/// A scenario that has been played, and the evidence against its adapters.
@MainActor
package struct Trial {
  package let session: Session

  /// Nil if the text is not a scenario.
  package init?(_ tree: JSONTree) {
    guard let scenario = try? Scenario(reading: Array(tree.text.utf8)) else { return nil }
    session = ScriptRun.play(Session(scenario)).session
  }

  /// Every broken rule that is an adapter's and is not explained. Users, networks and options
  /// misbehave on purpose, so rules of other parties do not count.
  package var accusations: [Finding] {
    session.journal.entries.compactMap(Finding.init)
      .filter { $0.rule.party.role == .adapter && Explained.reasons[$0.rule.id] == nil }
  }

  /// The ads for which the two ledgers differ.
  package var unequalBooks: [String] {
    session.ledgers.ads.filter {
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
