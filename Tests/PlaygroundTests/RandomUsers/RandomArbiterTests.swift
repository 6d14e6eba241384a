import Properties
import RandomUser
import Testing

extension AllSessions {
  /// Properties of every random competition. `Checks` plays many more.
  @Suite @MainActor struct RandomArbiterTests {
    @Test func `every question to the arbiter has one answer`() {
      Property.arbitration.expect(for: 1..<5, moreThan: 3)
    }

    @Test func `every round of a good controller comes to an end`() {
      Property.rounds.expect(for: 1..<5, moreThan: 3)
    }

    @Test func `the published example is caught by random users, too`() throws {
      var missing: Set = ["asked-again-at-once", "price-changed-since"]
      for seed in UInt64(1)...200 where !missing.isEmpty {
        missing.subtract(try #require(Trial(RandomScenario(seed: seed).tree)).rulesOfExamples)
      }
      #expect(missing == [])
    }
  }
}
