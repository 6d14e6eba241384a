import Contract
import Playing
import RandomUser
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What holds for every random user of a service.
  @Suite @MainActor struct RandomServiceTests {
    private func trials(_ seeds: ClosedRange<UInt64>) throws -> [Trial] {
      try seeds.map { try #require(Trial(RandomScenario(seed: $0, .services).tree), "\($0)") }
    }

    /// How often something was said of each show of a unit.
    private func counts(_ sense: Sense, of unit: String, in trial: Trial) -> [Int: Int] {
      trial.session.journal.entries.reduce(into: [:]) { counts, entry in
        guard entry.sense == sense, entry.data.string("unit") == unit,
          let show = entry.data.int("show")
        else { return }
        counts[show, default: 0] += 1
      }
    }

    /// Whether a vendor believes at the end that an ad of the unit is on the screen.
    private func isCovered(by unit: Scenario.Unit, in trial: Trial) -> Bool {
      let id = unit.aggregation.adUnitID ?? unit.id
      let last = trial.session.journal.entries.last { entry in
        let senses: [Sense?] = [.networkShowAsked, .networkShowFailed, .networkClosed]
        return entry.data.string("adUnitID") == id && senses.contains(entry.sense)
      }
      return last?.sense == .networkShowAsked
    }

    @Test func `each show of a good wrapper ends exactly once, and pays at most once`() throws {
      var shows = 0
      for trial in try trials(1...60) {
        for unit in trial.unitsOfGoodServices {
          let asked = counts(.serviceShowAsked, of: unit.id, in: trial)
          let ended = counts(.serviceShowEnded, of: unit.id, in: trial)
          let rewards = counts(.serviceRewarded, of: unit.id, in: trial)
          #expect(ended.values.allSatisfy { $0 == 1 }, "\(trial.session.scenario.title)")
          #expect(rewards.values.allSatisfy { $0 == 1 }, "\(trial.session.scenario.title)")
          let open = Set(asked.keys).subtracting(ended.keys)
          let isExplained = open.count <= 1 && isCovered(by: unit, in: trial)
          #expect(open.isEmpty || isExplained, "\(trial.session.scenario.title) \(open)")
          shows += asked.count
        }
      }
      #expect(shows > 30, "\(shows)")
    }

    @Test func `the published wrapper is caught by random users, too`() throws {
      let broken = try trials(1...60).reduce(into: Set<String>()) {
        $0.formUnion($1.rulesOfExamples)
      }
      let rules: Set = ["refused-without-error", "show-ended-too-soon"]
      #expect(rules.subtracting(broken) == [])
    }
  }
}
