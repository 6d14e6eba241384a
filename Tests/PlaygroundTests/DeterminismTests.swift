import Foundation
import Playing
import Scenarios
import Simulation
import Testing

extension AllSessions {
  /// The same scenario, seed and actions give the same journal, byte for byte.
  @Suite @MainActor struct DeterminismTests {
    /// The outcome is not given, so all of it is drawn.
    private static let drawn = Scenario.feed(.sample(nil))

    private func journal(seed: UInt64) -> String {
      Session.after(
        Self.drawn, seed: seed, .load(unit: "feed"), .show(unit: "feed"), .advance(.seconds(2)),
        .tap(.callToAction), .close, .tap(.adChoices), .foreground, .dismiss(unit: "feed"),
        .load(unit: "feed")
      ).lines
    }

    @Test(arguments: [0, 1, 7, 42, .max] as [UInt64])
    func `the same seed and actions give the same bytes`(_ seed: UInt64) {
      #expect(journal(seed: seed) == journal(seed: seed))
    }

    @Test func `the working directory is not in the journal`() throws {
      let folder = FileManager.default.currentDirectoryPath
      try #require(folder != "/")
      let session = ScriptRun.play(Session(try .library("mistakes-addresses-for-paths"))).session
      let lines = session.lines.replacing(#"\/"#, with: "/")
      #expect(lines.contains("file:///https"))
      #expect(!lines.contains(folder))
    }

    @Test func `another seed changes the journal where chance decides`() {
      let bodies = (0..<20).map { seed in
        journal(seed: seed).split(separator: "\n").dropFirst().joined(separator: "\n")
      }
      #expect(Set(bodies).count > 1)
    }

    @Test func `another seed changes only its number where nothing is drawn`() {
      func body(_ seed: UInt64) -> [Substring] {
        let session = Session.after(
          .feed(.sample(ad: .with { $0.opens = .nothing })), seed: seed, .load(unit: "feed"),
          .show(unit: "feed"), .advance(.seconds(1)))
        return Array(session.lines.split(separator: "\n").dropFirst())
      }
      #expect(body(1) == body(2))
    }

    @Test func `about 85 of 100 requests are filled, and 5 each fail in three ways`() {
      var counts: [String: Int] = [:]
      for seed in 0..<200 {
        let session = Session.after(Self.drawn, seed: UInt64(seed), .load(unit: "feed"))
        let failure = session.journal.entries.first {
          $0.message == "adLoader(_:didFailToLoadAdWith:)"
        }
        counts[failure?.data.string("error") ?? "fill", default: 0] += 1
      }
      #expect(Set(counts.keys) == ["fill", "unknown", "networkError", "noInventory"])
      // Three standard deviations for two hundred draws.
      #expect(155...185 ~= counts["fill"] ?? 0)
      for failure in ["unknown", "networkError", "noInventory"] {
        #expect(1...19 ~= counts[failure] ?? 0, "\(failure)")
      }
    }
  }
}
