import Contract
import Glibc
import Hunting
import RandomUser
import Scenarios

/// Everybody who keeps the contract, accused by nobody: the adapters of both interfaces are hunted;
/// random users meet the controller, the wrapper, and the manners of published adapters.
@MainActor
struct GoodParties {
  private static let adapters = [
    "SampleAdapter.SampleCustomEvent", "SampleAdapter.SampleSelfTrackingCustomEvent",
    "SampleAdapter.SampleBiddingCustomEvent", "LegacyAdapter.LegacyNativeCustomEvent",
    "LegacyAdapter.LegacyTrackingCustomEvent", "LegacyAdapter.LegacyAppInstallCustomEvent",
    "LegacyAdapter.LegacyBannerCustomEvent", "LegacyAdapter.LegacyInterstitialCustomEvent",
  ]
  /// How many random users there are in a round, in which each hunt plays a batch. Adapters that hop
  /// over queues take their time.
  private static let users: [(networks: RandomScenario.Networks, count: UInt64)] = [
    (.any, 90), (.services, 90), (.published, 10),
  ]
  /// How many runs each hunt of their adapters has, one a round.
  private static let mannerRuns = 10
  /// How much more memory the later rounds may take than the first tenth, in MiB.
  private static let mostGrowth = 64

  private let count: UInt64
  private let firstSeed: UInt64
  private var hunts: [(adapter: String, hunt: Hunt)]
  private var played: UInt64 = 0
  private var accused: [String: Int] = [:]

  init(count: UInt64, firstSeed: UInt64) throws {
    (self.count, self.firstSeed) = (count, firstSeed)
    hunts = try Self.adapters.map { adapter in
      (
        adapter,
        try Hunt("storefront", "kinds-of-ads", adapter: adapter, runs: .max, seed: firstSeed)
      )
    }
  }

  /// Returns the exit status: 1 if somebody was accused, or memory grew.
  mutating func play() -> Int32 {
    var earlyMemory = 0
    let time = ContinuousClock().measure {
      while played < count {
        playRound()
        if earlyMemory == 0, played >= count / 10 { earlyMemory = Memory.held }
      }
    }
    let perSecond = Double(played) / (time / .seconds(1))
    print("\(played) runs, \(Int(perSecond)) a second; accused: \(accused.values.reduce(0, +))")
    for (rule, times) in accused.sorted(by: { $0.key < $1.key }) { print("  \(times) \(rule)") }
    let memory = Memory.held
    print("memory: \(earlyMemory) MiB after a tenth of the runs, \(memory) in the end")
    return accused.isEmpty && memory - earlyMemory <= Self.mostGrowth ? 0 : 1
  }

  private mutating func playRound() {
    for place in hunts.indices {
      let before = hunts[place].hunt.search.runs
      for find in hunts[place].hunt.playBatch() where find.cause.severity != .note {
        let shrunk = hunts[place].hunt.shrunk(find)
        accuse(find.cause.word, "\(hunts[place].adapter), run \(find.run): \(shrunk.tree.text)")
      }
      played += UInt64(hunts[place].hunt.search.runs - before)
    }
    huntManners()
    for (networks, count) in Self.users {
      for _ in 0..<count {
        meet(RandomScenario(seed: firstSeed &+ played, networks))
        played += 1
      }
    }
  }

  /// Hunts adapters with other manners each time.
  private mutating func huntManners() {
    let seed = firstSeed &+ played
    played += UInt64(Self.mannerRuns)
    let text = RandomScenario(seed: seed, .published).tree.text
    guard let scenario = try? Scenario(reading: Array(text.utf8)),
      var hunt = try? Hunt(in: scenario, runs: Self.mannerRuns, seed: seed)
    else { return }
    for find in hunt.playBatch() where find.cause.severity != .note {
      accuse(find.cause.word, "manners of \(seed): \(hunt.shrunk(find).tree.text)")
    }
  }

  private mutating func meet(_ scenario: RandomScenario) {
    guard let trial = Trial(scenario.tree) else {
      return accuse("no scenario", scenario.tree.text)
    }
    for rule in Set(trial.accusations.map(\.rule.id)).sorted() {
      accuse(
        rule, accused[rule] == nil ? "\(Accusation(rule, of: scenario))" : "seed \(scenario.seed)")
    }
  }

  /// Written at once, so that a crash shows how far it came.
  private mutating func accuse(_ rule: String, _ proof: String) {
    accused[rule, default: 0] += 1
    print("\(rule): \(proof)")
    fflush(nil)
  }
}
