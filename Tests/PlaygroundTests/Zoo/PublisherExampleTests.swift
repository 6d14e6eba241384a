import AdServing
@testable import Contract
import Observing
@testable import Playing
import PublisherExamples
@testable import Publishing
@testable import Scenarios
import Simulation
import Testing
import UIKit

extension AllSessions {
  /// Pages as Google's examples have them, one for each format: their buttons are tapped, their ads count, and
  /// no rule is broken.
  @Suite @MainActor struct PublisherExampleTests {
    /// A page, its unit, and what is done with it.
    struct Example: Sendable, CustomTestStringConvertible {
      let format: String
      let unit: String
      let page: @MainActor @Sendable () -> UIViewController
      let script: String

      var testDescription: String { format }

      var scenario: Scenario {
        get throws {
          try Scenario(
            reading: Array(
              """
              {
                "title": "\(format)", "app": "example",
                "adUnits": [ {
                  "id": "\(unit)", "format": "\(format)",
                  "lines": [ {
                    "label": "Sample SDK", "class": "SampleAdapter.SampleCustomEvent", "parameter": "x",
                    "outcome": "fill", "ad": { "opens": "page" }
                  } ]
                } ],
                "script": [ \(script) ]
              }
              """.utf8))
        }
      }
    }

    nonisolated static let examples = [
      Example(
        format: "banner", unit: "strip", page: { ConstrainedController(adUnitID: "strip") },
        script: """
          { "advance": "3s" }, { "tap": "button:Water now" }, { "tap": "button:OK" }, { "advance": "1s" },
          { "expect": { "ad": "strip#1", "google": { "impressions": 1, "clicks": 0 } } },
          { "tap": "banner" }, { "advance": "2s" }, { "close": true }, { "advance": "1s" },
          { "tap": "button:Remind me" }, { "tap": "button:OK" },
          { "expect": { "ad": "strip#1", "google": { "impressions": 1, "clicks": 1 }, "findings": [] } }
          """),
      Example(
        format: "interstitial", unit: "break", page: { InterstitialController() },
        script: """
          { "advance": "3s" }, { "tap": "button:Yes" }, { "tap": "button:OK" }, { "advance": "6s" },
          { "tap": "callToAction" }, { "advance": "2s" }, { "close": true }, { "close": true },
          { "expect": { "ad": "break#1", "google": { "impressions": 1, "clicks": 1 }, "findings": [] } },
          { "advance": "2s" }, { "tap": "button:Privacy" }, { "advance": "1s" }, { "tap": "button:OK" },
          { "tap": "button:No" }, { "tap": "button:OK" }, { "advance": "6s" }, { "close": true },
          { "expect": { "ad": "break#2", "google": { "impressions": 1, "clicks": 0 }, "findings": [] } }
          """),
      Example(
        format: "rewarded", unit: "lives", page: { RewardedController() },
        script: """
          { "advance": "5s" }, { "tap": "button:Watch a video" }, { "advance": "31s" }, { "close": true },
          { "advance": "2s" }, { "tap": "button:Play again" }, { "advance": "4s" },
          { "tap": "button:Watch a video" }, { "advance": "31s" }, { "close": true },
          { "expect": { "ad": "lives#1", "google": { "impressions": 1, "rewards": 1 } } },
          { "expect": { "ad": "lives#2", "google": { "impressions": 1, "rewards": 1 }, "findings": [] } }
          """),
      Example(
        format: "rewardedInterstitial", unit: "coins", page: { RewardedInterstitialController() },
        script: """
          { "advance": "3s" }, { "tap": "button:Solve it" }, { "tap": "button:No, thanks" },
          { "advance": "5s" }, { "expect": { "ad": "coins#1", "google": { "impressions": 0 } } },
          { "tap": "button:Solve it" }, { "advance": "40s" }, { "close": true }, { "advance": "2s" },
          { "expect": { "ad": "coins#1", "google": { "impressions": 1, "rewards": 1 }, "findings": [] } }
          """),
      Example(
        format: "native", unit: "feed", page: { NativeController() },
        script: """
          { "advance": "3s" }, { "tap": "callToAction" }, { "advance": "2s" }, { "close": true },
          { "expect": { "ad": "feed#1", "google": { "impressions": 1, "clicks": 1 }, "findings": [] } },
          { "tap": "button:Refresh" }, { "advance": "3s" },
          { "expect": { "ad": "feed#2", "google": { "impressions": 1, "clicks": 0 }, "findings": [] } }
          """),
      Example(
        format: "appOpen", unit: "welcome", page: { AppOpenController() },
        script: """
          { "advance": "9s" }, { "close": true }, { "advance": "400ms" }, { "background": true },
          { "foreground": true }, { "advance": "6s" }, { "close": true }, { "advance": "1s" },
          { "tap": "button:Write" }, { "tap": "button:OK" },
          { "expect": { "ad": "welcome#1", "google": { "impressions": 1 } } },
          { "expect": { "ad": "welcome#2", "google": { "impressions": 1 }, "findings": [] } }
          """),
    ]

    @Test(arguments: examples)
    func `its buttons are tapped, its ads count, and it breaks no rule`(_ example: Example)
      async throws
    {
      LinkedApps.register(["example": example.page])
      let scenario = try example.scenario
      let run = await ScriptRun.playLettingMainRun(Session(scenario))
      #expect(run.failures.map(\.differences) == [])
      #expect(run.session.findings == [])
      let missed = run.session.journal.entries.filter { $0.message.contains("there is no button") }
      #expect(missed.map(\.message) == [])
    }
  }
}
