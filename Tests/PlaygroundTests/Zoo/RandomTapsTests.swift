@testable import Contract
import Foundation
import GoogleMobileAds
import Observing
@testable import Playing
@testable import Publishing
@testable import Scenarios
@testable import Simulation
import Testing
import UIKit

extension AllSessions {
  /// Pages that break no rule, under the fingers of users who tap anything at any time.
  @Suite @MainActor struct RandomTapsTests {
    private static let seeds: UInt64 =
      ProcessInfo.processInfo.environment["RANDOM_TAPS"].flatMap(UInt64.init) ?? 8

    private static let buttons = [
      "Water now", "Remind me", "OK", "Yes", "No", "Privacy", "Watch a video", "Play again",
      "Solve it", "No, thanks", "Refresh", "Write", "Next level", "Watch an ad for a life",
      "Take the coins", "Watch",
    ]

    private func action(_ chance: RandomStream) -> Action {
      let pause = chance.next(below: 40)
      let all: [Action] = [
        .advance(.milliseconds(pause * 20)), .advance(.seconds(pause)), .advance(.seconds(3)),
        .close, .background, .foreground, .tap(.callToAction), .tap(.banner), .tap(.close),
        .tap(.headline),
      ]
      let choices = all + Self.buttons.map { .tap(.button($0)) }
      return choices[chance.next(below: choices.count)]
    }

    /// Our own example for a format.
    private func ownPage(_ format: String) -> String {
      "ExampleApps.\(format.prefix(1).uppercased())\(format.dropFirst())Page"
    }

    /// What led to the first broken rule.
    private func told(_ journal: Journal) -> String {
      let end = journal.entries.firstIndex {
        if case .note(violation: .some) = $0.kind { true } else { false }
      }
      return journal.entries[..<(end ?? journal.entries.endIndex)].suffix(20)
        .map { "\($0.time) \($0.message)" }.joined(separator: "; ")
    }

    @Test(arguments: PublisherExampleTests.examples)
    func `no rule is broken whatever is tapped`(_ example: PublisherExampleTests.Example)
      async throws
    {
      LinkedApps.register(["example": example.page])
      for seed in 1...Self.seeds {
        let chance = RandomStream(seed: seed, name: "taps")
        var scenario = try example.scenario
        if seed.isMultiple(of: 2) { scenario.app = ownPage(example.format) }
        if chance.next(below: 4) == 0 { scenario.adUnits[0].lines[0].outcome = .noFill }
        scenario.script = (0..<40).map { _ in ScriptStep(.action(action(chance))) }
        let run = await ScriptRun.playLettingMainRun(Session(scenario))
        #expect(run.session.findings == [], "seed \(seed): \(told(run.session.journal))")
      }
    }
  }
}
