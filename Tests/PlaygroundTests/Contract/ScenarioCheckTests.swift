import AdServing
import Observing
import Contract
import Foundation
@testable import Playing
@testable import Scenarios
import Testing

extension AllSessions {
  /// Checks, which play a scenario only to see which rules it breaks.
  @Suite @MainActor struct ScenarioCheckTests {
    /// A unit of this format without a script.
    private func scenario(_ format: String, _ className: String) throws -> Scenario {
      try Scenario(
        reading: Array(
          """
          {"title": "no script", "adUnits": [{"id": "feed", "format": "\(format)", "lines": [{
          "label": "A", "class": "\(className)", "parameter": "p", "outcome": "fill",
          "ad": {"opens": "page", "duration": "5s"}}]}]}
          """.utf8))
    }

    @Test(arguments: Scenario.Format.allCases)
    func `without a script an ad is seen, tapped and closed`(
      _ format: Scenario.Format
    ) throws {
      let check = ScenarioCheck.play(
        try scenario(format.rawValue, "SampleAdapter.SampleCustomEvent"))
      #expect(check.findings.map(\.rule.id) == [])
      let ad = try #require(check.session.ledgers["feed#1"])
      #expect((ad.google.impressions, ad.networks.impressions) == (1, 1))
      #expect((ad.google.clicks, ad.networks.clicks) == (1, 1))
      #expect(ad.google.rewards == (format.hasReward ? 1 : 0))
      #expect(ad.state == .dismissed)
    }

    @Test(arguments: [
      ("native", "ForgetsItsClicks", "click-not-passed-on"),
      ("interstitial", "StaysForEver", "full-screen-never-closed"),
      ("rewarded", "KeepsTheReward", "reward-not-reported"),
      ("rewardedInterstitial", "RewardsTwice", "reward-twice"),
      ("appOpen", "OverlooksClicks", "click-not-reported"),
    ])
    func `the usual round finds the rule an adapter breaks`(
      _ format: String, _ species: String, _ rule: String
    ) throws {
      let check = ScenarioCheck.play(try scenario(format, "BrokenAdapters.\(species)CustomEvent"))
      #expect(check.findings.map(\.rule.id) == [rule])
    }

    @Test func `a finding has the line of the adapter's source that broke the rule`() throws {
      let check = ScenarioCheck.play(
        try scenario("interstitial", "MannerAdapters.CarelessCustomEvent"), notesSources: true)
      let finding = try #require(
        check.findings.first { $0.rule.id == "completion-called-twice" })
      let place = try #require(check.sources[finding])
      let text = try String(contentsOfFile: place.file, encoding: .utf8)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)[place.line - 1]
      #expect(line == "    _ = completionHandler(ad, nil)")
    }

    @Test func `adapters that come with the playground have no lines`() throws {
      let check = ScenarioCheck.play(
        try scenario("rewardedInterstitial", "BrokenAdapters.RewardsTwiceCustomEvent"),
        notesSources: true)
      #expect(check.findings.allSatisfy { check.sources[$0] == nil } && !check.findings.isEmpty)
    }

    @Test(arguments: ["google-tracks", "picture-addresses", "network-tracks"])
    func `a check waits for what is due after the last step`(_ name: String) throws {
      let scenario = try Scenario.library(name)
        .replacingAdapters(
          by: "SampleAdapter.SampleCustomEvent in BrokenAdapters.NeverCloses")
      #expect(ScenarioCheck.play(scenario).findings.map(\.rule.id).contains("screen-never-closed"))
    }

    /// A rewarded ad is watched, and its reward never reported; the rule waits for ten seconds.
    private func unrewarded(expecting words: String) throws -> Scenario {
      try Scenario(
        reading: Array(
          """
          {"title": "unrewarded", "adUnits": [{"id": "feed", "format": "rewarded", "lines": [{
          "label": "A", "class": "BrokenAdapters.KeepsTheRewardCustomEvent", "parameter": "p",
          "outcome": "fill", "ad": {"opens": "page", "duration": "5s"}}]}],
          "script": [{"load": "feed"}, {"show": "feed"}, {"advance": "6s"}, {"close": true},
          {"expect": {"ad": "feed#1", \(words)}}]}
          """.utf8))
    }

    @Test(arguments: [(#""findings": []"#, 0), (#""findings": ["reward-not-reported"]"#, 1)])
    func `a run and a check of one file agree on a rule that is due after the script`(
      _ words: String, _ held: Int
    ) throws {
      let scenario = try unrewarded(expecting: words)
      let run = ScriptRun.playUntilRulesHaveSpoken(Session(scenario))
      #expect(run.held == held)
      #expect(run.session.findings == ["reward-not-reported"])
      #expect(ScenarioCheck.play(scenario).findings.map(\.rule.id) == run.session.findings)
    }

    @Test func `an expectation of counts is about the end of the script, whatever follows`() throws
    {
      let scenario = try unrewarded(expecting: #""google": {"rewards": 0, "impressions": 1}"#)
      let run = ScriptRun.playUntilRulesHaveSpoken(Session(scenario))
      #expect((run.held, run.failures.count) == (1, 0))
    }

    @Test func `an expectation of findings before another step is about its moment`() throws {
      var scenario = try unrewarded(expecting: #""findings": []"#)
      scenario.script.append(ScriptStep(.action(.nextTimer)))
      #expect(ScriptRun.playUntilRulesHaveSpoken(Session(scenario)).failures.isEmpty)
    }

    @Test(
      arguments: [
        ("NeverStarts", nil, ["set-up-never-answered"]),
        ("", .neverAnswers, ["network-too-slow", "no-answer-in-time"]),
      ] as [(String, Scenario.Outcome?, [String])])
    func `a short script still waits for a set-up and a load`(
      _ species: String, _ outcome: Scenario.Outcome?, _ rules: [String]
    ) throws {
      var scenario = try scenario(
        "native",
        species.isEmpty
          ? "SampleAdapter.SampleCustomEvent" : "BrokenAdapters.\(species)CustomEvent")
      if let outcome { scenario.adUnits[0].lines[0].outcome = outcome }
      scenario.adUnits[0].asking.waterfall?.timeout = .seconds(40)
      scenario.script = [ScriptStep(.action(.request(unit: "feed")))]
      #expect(ScenarioCheck.play(scenario).findings.map(\.rule.id) == rules)
    }

    @Test func `another adapter replaces every line's`() throws {
      let scenario = try Scenario.library("waterfall").replacingAdapters(by: "A.B")
      let names = scenario.adUnits.flatMap(\.lines).map(\.className)
      #expect(names.count > 1)
      #expect(Set(names) == ["A.B"])
    }
  }
}
