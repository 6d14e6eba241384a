import Observing
import Playing
import Scenarios
import Testing

extension AllSessions {
  /// An application that is told something twice, or is not told it, does what it must not do, and is not to blame.
  @Suite @MainActor struct MisledAppTests {
    private nonisolated static func unit(_ more: String, line: String = "") -> String {
      #"""
      {"id": "u", "format": "interstitial", "orders": "app", \#(more), "lines": [{
        "label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p"\#(line)}]}
      """#
    }

    private nonisolated static let showsAtOnce = #""reacts": [{"to": "ad", "do": "show"}]"#

    private nonisolated static let misled = [
      (
        unit(
          #""layer": {"mistakes": "repeatsTheAd"}, \#(showsAtOnce)"#, line: #", "outcome": "fill""#),
        #"{"load": "u"}, {"advance": "3s"}, {"close": true}"#, ["repeated-by-layer"]
      ),
      (
        unit(
          #""layer": {"mistakes": "repeatsTheClose"}, "reacts": [{"to": "close", "do": "load"}]"#,
          line: #", "outcome": "fill""#),
        #"{"load": "u"}, {"show": "u"}, {"advance": "3s"}, {"close": true}"#, ["repeated-by-layer"]
      ),
      (
        unit(
          #""layer": {"mistakes": "repeatsTheRefusal"}, "reacts": [{"to": "refusal", "do": "load", "after": "10s"}]"#,
          line: #", "outcome": "noFill""#),
        #"{"load": "u"}, {"advance": "15s"}"#, ["failure-repeated-by-layer"]
      ),
      (
        unit(
          #""layer": {"mistakes": "repeatsTheLoad"}, \#(showsAtOnce)"#,
          line: #", "outcome": "fill""#),
        #"{"load": "u"}, {"advance": "3s"}, {"close": true}"#, ["call-doubled-by-layer"]
      ),
      (
        unit(
          #""layer": {"mistakes": "keepsTheFailure"}"#,
          line: #", "outcome": "fill", "showing": "fails""#),
        #"{"load": "u"}, {"show": "u"}, {"advance": "9s"}, {"show": "u"}"#,
        ["failure-kept-by-layer"]
      ),
      (
        unit(showsAtOnce, line: #", "outcome": "fill", "fault": "repeatsAd""#),
        #"{"load": "u"}, {"advance": "3s"}, {"close": true}"#, ["publisher-told-twice"]
      ),
      (
        #"""
        {"id": "u", "format": "interstitial", "through": "max", "orders": "app",
          "mistakes": "repeatsTheAnswer", \#(showsAtOnce)}
        """#,
        #"{"load": "u"}, {"advance": "3s"}, {"close": true}"#, ["app-told-twice"]
      ),
      (
        unit(#""layer": {"mistakes": "keepsTheAd"}"#, line: #", "outcome": "fill""#),
        #"{"load": "u"}, {"advance": "5s"}, {"load": "u"}"#, ["answer-kept-by-layer"]
      ),
      (
        #"""
        {"id": "u", "format": "interstitial", "through": "max", "orders": "app", "layer":
          {"mistakes": "keepsTheRefusal"}, "answers": [{"outcome": "networkError"}]}
        """#,
        #"{"load": "u"}, {"advance": "5s"}, {"load": "u"}"#, ["answer-kept-by-layer"]
      ),
      (
        #"""
        {"id": "u", "format": "interstitial", "through": "max", "orders": "app",
          "mistakes": "neverAnswers", "answers": [{"outcome": "noFill"}]}
        """#,
        #"{"load": "u"}, {"advance": "5s"}, {"load": "u"}"#, ["kept-from-app"]
      ),
      (
        // MAX loses the show, and takes the ad for one on the screen.
        #"{"id": "u", "format": "interstitial", "through": "max", "orders": "app", "mistakes": "losesTheShow"}"#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "1s"}, {"show": "u"}, {"advance": "2s"}, {"show": "u"}"#,
        ["show-lost-by-platform"]
      ),
      (
        #"""
        {"id": "u", "format": "interstitial", "through": "max", "orders": "app",
          "mistakes": "losesTheShow", "when": {"to": 1}}
        """#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "3s"}, {"dispose": "u"}, {"load": "u"}, {"show": "u"}"#,
        ["show-lost-by-platform"]
      ),
      (
        // MAX waits for the end of an ad that the user has forced off the screen.
        #"{"id": "u", "format": "interstitial", "through": "max", "orders": "app"}"#,
        #"{"load": "u"}, {"show": "u"}, {"advance": "1s"}, {"forceClose": true}, {"load": "u"}, {"show": "u"}"#,
        []
      ),
    ]

    @Test(arguments: misled)
    func `who told it so is to blame alone`(_ unit: String, _ script: String, _ rules: [String])
      throws
    {
      let text = #"{"title": "t", "adUnits": [\#(unit)], "script": [\#(script)]}"#
      let session = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
      #expect(session.findings == rules)
    }

    @Test func `what it does of itself is its own mistake`() throws {
      let unit = Self.unit(Self.showsAtOnce, line: #", "outcome": "fill""#)
      let script = #"{"load": "u"}, {"advance": "3s"}, {"close": true}, {"show": "u"}"#
      let text = #"{"title": "t", "adUnits": [\#(unit)], "script": [\#(script)]}"#
      let session = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
      #expect(session.findings == ["ad-presented-again"])
    }

    @Test(arguments: [
      #""lines": [{"label": "A", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p", "outcome": "fill", "latency": "3s"}]"#,
      #""through": "max""#,
    ])
    func `a banner may be on the screen before its ad has come`(_ network: String) throws {
      let text = #"""
        {"title": "t", "adUnits": [{"id": "u", "format": "banner", "orders": "app", \#(network)}],
          "script": [{"request": "u"}, {"show": "u"}, {"advance": "9s"}]}
        """#
      let session = ScriptRun.play(Session(try Scenario(reading: Array(text.utf8)))).session
      #expect(session.findings == [])
      #expect(session.ledgers.ads.first?.networks.impressions == 1)
    }
  }
}
