import Properties
import RandomUser
import Testing

extension AllSessions {
  /// What holds for every random user of a service.
  @Suite @MainActor struct RandomServiceTests {
    @Test func `each show of a good wrapper ends exactly once, and pays at most once`() {
      Property.shows.expect(for: 1..<31, moreThan: 15)
    }

    @Test func `the published wrapper is caught by random users, too`() throws {
      var missing: Set = ["refused-without-error", "show-ended-too-soon"]
      for seed in UInt64(1)...60 where !missing.isEmpty {
        let scenario = RandomScenario(seed: seed, .services)
        missing.subtract(try #require(Trial(scenario.tree)).rulesOfExamples)
      }
      #expect(missing == [])
    }
  }
}
