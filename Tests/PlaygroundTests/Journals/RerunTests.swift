import JSON
@testable import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// A session's inputs are played again in another, up to a moment.
  @Suite @MainActor struct RerunTests {
    private nonisolated static let names = ScenarioLibrary.all.map(\.name)

    private func rerun(
      _ entries: ArraySlice<Entry>, until end: Instant, _ scenario: Scenario, seed: UInt64
    ) -> (difference: Int?, entries: [Entry]) {
      let session = Session(scenario, seed: seed)
      let rerun = Rerun(entries, until: end, in: session)
      return (rerun.difference, session.journal.entries)
    }

    @Test(arguments: names) func `every scenario is the same again`(_ name: String) throws {
      let scenario = try Scenario.library(name)
      let session = ScriptRun.play(Session(scenario)).session
      let entries = session.journal.entries
      let again = rerun(entries[...], until: session.now, scenario, seed: session.world.seed)
      #expect(again.difference == nil)
      #expect(again.entries == entries)
    }

    @Test func `it stops at the moment, and at the first difference`() throws {
      let scenario = try Scenario.library("storefront")
      let session = ScriptRun.play(Session(scenario)).session
      let entries = session.journal.entries
      let tap = try #require(entries.first { $0.message == "tap" })
      let half = rerun(
        entries[..<(tap.number - 1)], until: tap.time, scenario, seed: session.world.seed)
      #expect(half.difference == nil)
      #expect(half.entries == Array(entries[..<(tap.number - 1)]))

      var forged = entries
      forged[9] = entries[8]
      let other = rerun(forged[...], until: session.now, scenario, seed: session.world.seed)
      #expect(other.difference == 10)
      #expect(other.entries.count < entries.count)
      let longer = rerun(
        (entries + [entries[0]])[...], until: session.now, scenario, seed: session.world.seed)
      #expect(longer.difference != nil)
    }
  }
}
