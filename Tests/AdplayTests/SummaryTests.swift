import Contract
import JSON
import Observing
import Playing
import Scenarios
import Testing

@testable import Adplay

/// A run and a check, each in one line for machines.
@Suite(.serialized) @MainActor struct SummaryTests {
  private func scenario(
    _ format: String, _ className: String, script: String = ""
  ) throws -> Scenario {
    try Scenario(
      reading: Array(
        """
        {"title": "brief", "adUnits": [{"id": "feed", "format": "\(format)", "lines": [{
        "label": "A", "class": "\(className)", "parameter": "p", "outcome": "fill",
        "ad": {"opens": "page", "duration": "5s"}}]}], "script": [\(script)]}
        """.utf8))
  }

  @Test func `a run has what was counted by the end of the script`() throws {
    let scenario = try scenario(
      "native", "SampleAdapter.SampleCustomEvent",
      script: #"{"load": "feed"}, {"show": "feed"}"#)
    let run = ScriptRun.playUntilRulesHaveSpoken(Session(scenario))
    let ad = try #require(run.session.ledgers["feed#1"])
    #expect(ad.google.impressions == 1, "it was seen while the rules waited")
    let summary = String(decoding: run.summary(), as: UTF8.self)
    #expect(summary.contains(#""google":{"impressions":0,"#), "\(summary)")
  }

  @Test func `a run has the rules that were broken after its script`() throws {
    let scenario = try scenario(
      "rewarded", "BrokenAdapters.KeepsTheRewardCustomEvent",
      script: #"{"load": "feed"}, {"show": "feed"}, {"advance": "6s"}, {"close": true}"#)
    let run = ScriptRun.playUntilRulesHaveSpoken(Session(scenario))
    #expect(String(decoding: run.summary(), as: UTF8.self).contains("reward-not-reported"))
  }

  @Test func `a check is one line with rule, proof and fix`() throws {
    let check = ScenarioCheck.play(
      try scenario("rewarded", "BrokenAdapters.KeepsTheRewardCustomEvent"), seed: 3)
    let bytes = check.summary()
    #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 1)
    var object = try JSONReader.read(bytes, dialect: .strict).object()
    #expect(try object.required("scenario").string() == "brief")
    #expect(try object.required("seed").int() == 3)
    let findings = try object.required("findings").array { (node) throws(JSONError) in node }
    var finding = try #require(findings.first).object()
    #expect(try finding.required("ad").string() == "feed#1")
    #expect(try finding.required("rule").string() == "reward-not-reported")
    #expect(try finding.required("severity").string() == "error")
    #expect(try finding.required("fix").string().contains("didRewardUser()"))
    let proof = try finding.required("proof").array { (node) throws(JSONError) in
      try node.int()
    }
    #expect(proof == check.findings.first?.proof)
    #expect(!proof.isEmpty)
  }
}
