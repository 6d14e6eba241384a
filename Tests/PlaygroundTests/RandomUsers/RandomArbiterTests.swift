import Contract
import Playing
import RandomUser
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// What holds for every random competition.
  @Suite @MainActor struct RandomArbiterTests {
    private func trials(_ seeds: ClosedRange<UInt64>) throws -> [Trial] {
      try seeds.map { try #require(Trial(RandomScenario(seed: $0).tree), "\($0)") }
    }

    @Test func `every question to the arbiter has one answer`() throws {
      var count = 0
      for trial in try trials(1...60) {
        func numbers(_ sense: Sense) -> [Fields.Value] {
          trial.session.journal.entries.filter { $0.sense == sense }.compactMap {
            $0.data["number"]
          }
          .filter { $0 != .int(0) }
        }
        #expect(numbers(.arbitrationAsked) == numbers(.arbitrationAnswered))
        count += numbers(.arbitrationAsked).count
      }
      #expect(count > 50)
    }

    @Test func `every round of a good controller comes to an end`() throws {
      var rounds = 0
      for trial in try trials(1...60) {
        for unit in trial.unitsOfGoodControllers {
          var isOpen = false
          for entry in trial.session.journal.entries
          where entry.ad?.hasPrefix("\(unit.id)#") == true {
            switch entry.sense {
            case .adAsked:
              #expect(!isOpen, "\(entry)")
              isOpen = true
              rounds += 1
            case .winnerPrepared, .noWinner, .disposed: isOpen = false
            default: break
            }
          }
        }
      }
      #expect(rounds > 50)
    }

    @Test func `the published example is caught by random users, too`() throws {
      let broken = try trials(1...200).reduce(into: Set<String>()) {
        $0.formUnion($1.rulesOfExamples)
      }
      #expect(broken.isSuperset(of: ["asked-again-at-once", "price-changed-since"]), "\(broken)")
    }
  }
}
