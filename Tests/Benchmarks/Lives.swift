import Observing
import Playing
import Scenarios
import Simulation

/// Many lives of the storefront's feed ad, in worlds of a thousand, since a journal only grows.
@MainActor
struct Lives {
  let count: Int
  private static let perWorld = 1000
  /// How much more memory the later ones may take than the first tenth, in MiB.
  private static let mostGrowth = 16

  /// Returns the exit status: 1 if a rule was broken, or memory grew.
  func play(_ scenario: Scenario) -> Int32 {
    var (broken, earlyMemory) = (0, 0)
    let time = ContinuousClock().measure {
      for first in stride(from: 0, to: count, by: Self.perWorld) {
        broken += play(min(Self.perWorld, count - first), of: scenario)
        if first <= count / 10 { earlyMemory = Memory.peak }
      }
    }
    let perSecond = Double(count) / (time / .seconds(1))
    print("\(count) lives, \(Int(perSecond)) a second; rules broken: \(broken)")
    print("memory: \(earlyMemory) MiB after a tenth of them, \(Memory.peak) in the end")
    return broken == 0 && Memory.peak - earlyMemory <= Self.mostGrowth ? 0 : 1
  }

  /// Returns how often a rule was broken.
  private func play(_ count: Int, of scenario: Scenario) -> Int {
    let session = ScriptRun.play(Session(scenario)).session
    for _ in 0..<count { session.playLife() }
    return session.journal.entries.count { $0.kind.sort == .finding }
  }
}
