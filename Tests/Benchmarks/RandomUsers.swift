import Contract
import Glibc
import Hunting
import RandomUser

/// Many random users, one after the other.
@MainActor
struct RandomUsers {
  let count: UInt64
  let firstSeed: UInt64
  /// How often the ledgers of a healthy world are compared and a journal is replayed.
  private static let sample: UInt64 = 20

  private static let networks: [RandomScenario.Networks] = [.any, .published, .services]

  private var accused: [String: Int] = [:]
  private var failures = 0
  /// How much memory it held when a tenth had played, in MiB.
  private var earlyMemory = 0
  /// How much more the others may take.
  private static let mostGrowth = 32

  init(count: UInt64, firstSeed: UInt64) {
    self.count = count
    self.firstSeed = firstSeed
  }

  /// Returns the exit status: 1 if a good adapter was accused.
  func play() -> Int32 {
    var users = self
    let time = ContinuousClock().measure { users.playAll() }
    let perSecond = Double(count) / (time / .seconds(1))
    print(
      "\(count) users, \(Int(perSecond)) a second; accused: \(users.accused.values.reduce(0, +))")
    for (rule, times) in users.accused.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      print("  \(times) \(rule)")
    }
    let memoryIsFlat = users.memoryIsFlat
    return users.failures == 0 && memoryIsFlat ? 0 : 1
  }

  /// Prints how it grew.
  private var memoryIsFlat: Bool {
    let memory = Memory.held
    print("memory: \(earlyMemory) MiB after a tenth of the users, \(memory) in the end")
    return memory - earlyMemory <= Self.mostGrowth
  }

  private mutating func playAll() {
    for seed in firstSeed..<firstSeed + count {
      if seed % 1000 == 0 { say("seed \(seed)") }
      play(RandomScenario(seed: seed, Self.networks[Int(seed % UInt64(Self.networks.count))]))
      if seed % Self.sample == 0 { compare(seed) }
      if seed == firstSeed + count / 10 { earlyMemory = Memory.held }
    }
  }

  private mutating func play(_ scenario: RandomScenario) {
    guard let trial = Trial(scenario.tree) else {
      return fail("seed \(scenario.seed) is no scenario: \(scenario.tree.text)")
    }
    for rule in Set(trial.accusations.map(\.rule.id)).sorted() {
      accused[rule, default: 0] += 1
      // The first of a kind is enough to understand it.
      if accused[rule] == 1 { fail("\(Accusation(rule, of: scenario))") }
    }
  }

  private mutating func compare(_ seed: UInt64) {
    do {
      if let difference = try Trial(RandomScenario(seed: seed).tree)?.replayDifference() {
        fail("seed \(seed) is replayed differently: \(difference)")
      }
    } catch {
      fail("seed \(seed) cannot be replayed: \(error)")
    }
    let unequal = Trial(RandomScenario(seed: seed, .healthy).tree)?.unequalBooks ?? ["no scenario"]
    if !unequal.isEmpty { fail("seed \(seed), healthy, unequal books: \(unequal)") }
  }

  private mutating func fail(_ sentence: String) {
    failures += 1
    say(sentence)
  }

  /// Written at once, so that a crash shows how far it came.
  private func say(_ sentence: String) {
    print(sentence)
    fflush(nil)
  }
}
