package import Contract
import JSON
import Observing
package import Playing
import Scenarios
import Simulation

/// A scenario that has been played, and what speaks against its adapters.
@MainActor
package struct Trial {
  package let session: Session

  /// Nil for a text that is no scenario.
  package init?(_ tree: JSONTree) {
    guard let scenario = try? Scenario(reading: Array(tree.text.utf8)) else { return nil }
    session = ScriptRun.play(Session(scenario)).session
  }

  /// Every finding that blames an adapter and that nothing explains. Users, networks and options are
  /// drawn to misbehave, so what is said of other parties accuses nobody wrongly.
  package var accusations: [Finding] {
    session.journal.entries.compactMap(Finding.init)
      .filter { $0.rule.party.role == .adapter && Explained.reasons[$0.rule.id] == nil }
  }

  /// Every ad of which the bookkeepers have counted differently.
  package var unequalBooks: [String] {
    session.ledgers.ads.filter {
      $0.google.impressions != $0.networks.impressions || $0.google.clicks != $0.networks.clicks
        || $0.google.rewards != $0.networks.rewards
    }.map(\.name)
  }

  /// Where the journal and its replay part; nil when they are the same to the byte.
  package func replayDifference() throws -> Replay.Difference? {
    var json = JSONWriter()
    session.writeJournalHeader(to: &json)
    for entry in session.journal.entries { entry.write(to: &json) }
    return try Replay.play(RecordedJournal(reading: json.bytes)).difference
  }
}
