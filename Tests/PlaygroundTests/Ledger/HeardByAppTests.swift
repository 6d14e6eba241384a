import Observing
import Playing
import Scenarios
import Testing

extension AllSessions {
  /// What an application never heard of, while Google counted it.
  @Suite @MainActor struct HeardByAppTests {
    private func record(_ scenario: String, _ ad: String) throws -> AdRecord {
      let content = try #require(ScenarioLibrary.content(of: scenario))
      let session = ScriptRun.play(Session(try Scenario(reading: content))).session
      return try #require(session.ledgers[ad])
    }

    @Test func `an application that listens to everything misses nothing`() throws {
      let ad = try record("listens-for-revenue-too-late", "break#1")
      #expect(ad.unheard == [.payment])
      #expect(!ad.isUnheard)
      #expect(try record("rewarded", "coins#1").unheard == [])
    }

    @Test func `one that listens to nothing hears of nothing`() throws {
      let ad = try record("it-was-the-app", "break#1")
      #expect(ad.unheard == [.impression, .payment])
      #expect(ad.isUnheard)
      #expect(try record("it-was-the-app", "break#2").unheard == [])
    }
  }
}
