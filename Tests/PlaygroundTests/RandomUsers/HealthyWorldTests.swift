import Playing
import Observing
import RandomUser
import Testing

extension AllSessions {
  /// What holds for every random world, and for those in which all networks are healthy.
  @Suite @MainActor struct HealthyWorldTests {
    @Test(arguments: [UInt64(1)...15, 16...30])
    func `a random user's journal replays byte for byte`(
      _ seeds: ClosedRange<UInt64>
    ) throws {
      for seed in seeds {
        let trial = try #require(Trial(RandomScenario(seed: seed).tree), "\(seed)")
        #expect(try trial.replayDifference() == nil, "seed \(seed)")
      }
    }

    @Test(arguments: [UInt64(1)...30, 31...60])
    func `both ledgers agree while every network is healthy`(
      _ seeds: ClosedRange<UInt64>
    ) throws {
      var counted = 0
      for seed in seeds {
        let trial = try #require(Trial(RandomScenario(seed: seed, .healthy).tree), "\(seed)")
        #expect(trial.unequalBooks == [], "seed \(seed)")
        counted += trial.session.ledgers.ads.count { $0.google.impressions > 0 }
      }
      #expect(counted > 30)
    }
  }
}
