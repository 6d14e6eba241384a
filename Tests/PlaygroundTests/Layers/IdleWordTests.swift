import JSON
import Publishing
@testable import Scenarios
import Testing

extension AllSessions {
  /// A word that changes nothing for want of something beside it is refused, and not with that beside it.
  @Suite @MainActor struct IdleWordTests {
    private static let line =
      #""label": "L", "class": "SampleAdapter.SampleCustomEvent", "parameter": "p""#

    private func refusal(_ unit: String, _ script: String = "", _ beside: String = "") -> String? {
      let text =
        #"{"title": "t", "adUnits": [{"id": "u", \#(unit)}, {"id": "other", "format": "appOpen", "through": "max"}], "script": [\#(script)]\#(beside)}"#
      do {
        try ScenarioProblems.check(try Scenario(reading: Array(text.utf8)))
        return nil
      } catch let error as BadScenario {
        return error.problem.sentence
      } catch {
        return "\(error)"
      }
    }

    private func refusal(ofLayer layer: String, _ unit: String = "") -> String? {
      refusal(#""format": "native", "lines": [], "layer": {\#(layer)}\#(unit)"#)
    }

    private nonisolated static let layers = [
      (#""when": {"from": 2}"#, #""when": {"from": 2}, "mistakes": "keepsTheAd""#, "a mistake"),
      (
        #""by": "5s", "mistakes": "keepsTheAd""#, #""by": "5s", "mistakes": "delaysTheAd""#,
        "delays"
      ),
      (
        #""when": {"grows": true}, "mistakes": ["keepsTheAd", "repeatsTheLoad"]"#,
        #""when": {"grows": true}, "mistakes": ["keepsTheAd", "repeatsTheAd"]"#, "repeats or delays"
      ),
    ]

    @Test(arguments: layers)
    func `a layer's words need a mistake`(_ idle: String, _ fine: String, _ needs: String) throws {
      #expect(try #require(refusal(ofLayer: idle)).contains(needs))
      #expect(refusal(ofLayer: fine) == nil)
    }

    @Test func `a layer loses only what a request has`() throws {
      let layer = #""loses": ["keywords"]"#
      let options = #", "options": {"keywords": ["lake"]}"#
      #expect(
        try #require(refusal(ofLayer: layer))
          == #"keywords needs the same among the unit's "options", and there is none"#)
      #expect(refusal(ofLayer: layer, options) == nil)
      let max = #""format": "banner", "through": "max", "layer": {\#(layer)}"#
      #expect(try #require(refusal(max)).contains("a unit whose ads Google requests"))
    }

    @Test func `consent is passed on where Google asks, and nowhere else`() throws {
      let consent = #"{"consent": {"tcf": null}}"#
      let max = #""format": "banner", "through": "max""#
      #expect(try #require(refusal(max, consent)).contains("a unit whose ads Google requests"))
      #expect(refusal(#""format": "banner", "lines": []"#, consent) == nil)
    }

    @Test func `an option that a script sets can be lost`() {
      let unit = #""format": "native", "lines": [], "layer": {"loses": ["keywords"]}"#
      #expect(refusal(unit, #"{"set": {"unit": "u", "keywords": ["lake"]}}"#) == nil)
    }

    @Test func `a layer takes one unit for another only where there is another`() throws {
      func unit(_ format: String) -> String {
        #""format": "\#(format)", "through": "max", "layer": {"mistakes": "misroutesTheShow"}"#
      }
      #expect(try #require(refusal(unit("banner"))).contains("another unit"))
      #expect(refusal(unit("appOpen")) == nil)
    }

    private nonisolated static let max = [
      (#""by": "2s""#, #""by": "2s", "mistakes": "asksTwice""#, "asksTwice"),
      (#""when": {"to": 1}"#, #""when": {"to": 1}, "mistakes": "asksTwice""#, "a mistake"),
      (
        #""when": {"grows": true}, "mistakes": "asksTwice""#,
        #""when": {"to": 1}, "mistakes": "asksTwice""#, "MAX does not"
      ),
      (
        #""adapter": {"by": "2s", "mistakes": "keepsTheAd"}"#,
        #""adapter": {"by": "2s", "mistakes": "delaysTheAd"}"#, "delays"
      ),
      (
        #""adapter": {"when": {"to": 1}}"#,
        #""adapter": {"when": {"to": 1}, "mistakes": "keepsTheAd"}"#, "a mistake"
      ),
      (
        #""ad": {"goesLateBy": "2s"}"#, #""ad": {"goesLateBy": "2s"}, "showing": "goesLate""#,
        "goesLate"
      ),
    ]

    @Test(arguments: max)
    func `words of MAX and its adapter need a mistake`(
      _ idle: String, _ fine: String, _ needs: String
    ) throws {
      let unit = #""format": "interstitial", "through": "max", "#
      #expect(try #require(refusal(unit + idle)).contains(needs))
      #expect(refusal(unit + fine) == nil)
    }

    private nonisolated static let lines = [
      (#""when": {"to": 1}"#, #""when": {"to": 1}, "habits": "countsTapsTwice""#, "goes wrong"),
      (
        #""when": {"grows": true}, "fault": "dropsClicks""#,
        #""when": {"grows": true}, "fault": "repeatsClicks""#, "repeats or delays"
      ),
      (#""currency": "EUR""#, #""currency": "EUR", "ecpm": 2"#, "ecpm"),
      (#""precision": "precise""#, #""precision": "precise", "ecpm": 2"#, "ecpm"),
      (#""watermark": "w""#, #""watermark": "w", "bidResponse": "b""#, "bidResponse"),
      (
        #""habits": "countsTapsTwice", "flags": {"handlesUserClicks": false}"#,
        #""habits": "countsTapsTwice", "flags": {"handlesUserClicks": true}"#, "handlesUserClicks"
      ),
      (
        #""habits": "countsUnseen", "flags": {"handlesUserImpressions": false}"#,
        #""habits": "countsUnseen", "flags": {"handlesUserClicks": false}"#,
        "handlesUserImpressions"
      ),
    ]

    @Test(arguments: lines)
    func `words of a line need what they are about`(
      _ idle: String, _ fine: String, _ needs: String
    ) throws {
      func unit(_ words: String) -> String {
        #""format": "native", "lines": [{\#(Self.line), \#(words)}]"#
      }
      #expect(try #require(refusal(unit(idle))).contains(needs))
      #expect(refusal(unit(fine)) == nil)
    }

    @Test(arguments: ["otherLine", "otherNetwork"])
    func `nothing comes after another line where there is one alone`(_ after: String) throws {
      let when = #""when": {"after": "\#(after)"}"#
      func unit(_ words: String, _ more: String = "") -> String {
        #""format": "native", "lines": [{\#(Self.line)\#(words)}\#(more)]"#
      }
      let other = #", {"label": "T", "class": "SampleAdapter.SampleCustomEvent"}"#
      let line = #", "fault": "dropsClicks", \#(when)"#
      #expect(try #require(refusal(unit(line))).contains("another line"))
      #expect(refusal(unit(line, other)) == nil)
      let layer = #", "layer": {"mistakes": "keepsTheClick", \#(when)}"#
      #expect(try #require(refusal(unit("") + layer)).contains("another line"))
      #expect(refusal(unit("", other) + layer) == nil)
    }

    @Test func `a script that brings what is needed is enough`() throws {
      let unit = #""format": "native", "lines": [{\#(Self.line), "when": {"to": 1}}]"#
      let fault = #"{"set": {"unit": "u", "fault": "dropsClicks"}}"#
      #expect(refusal(unit, fault) == nil)
      #expect(refusal(unit, #"{"set": {"unit": "u", "ecpm": 2}}"#) != nil)
    }

    @Test func `what a script sets needs the same`() throws {
      let unit = #""format": "interstitial", "through": "max""#
      let set = #"{"set": {"unit": "u", "layer": {"by": "1s"}}}"#
      #expect(try #require(refusal(unit, set)).contains("delays"))
      let when = #"{"set": {"unit": "u", "when": {"to": 1}}}"#
      #expect(refusal(unit, when) != nil)
      #expect(refusal(unit, when + #", {"set": {"unit": "u", "mistakes": "asksTwice"}}"#) == nil)
    }

    @Test func `what a script sets of lines needs the same in each of them`() throws {
      let flags = #""flags": {"handlesUserClicks": false}"#
      func unit(_ words: String) -> String {
        #""format": "native", "lines": [{\#(Self.line), \#(flags)}, {\#(Self.line)\#(words)}]"#
      }
      let set = #"{"set": {"unit": "u", "currency": "EUR"}}"#
      #expect(try #require(refusal(unit(""), set)).contains("ecpm"))
      #expect(refusal(unit(#", "ecpm": 2"#), set) == nil)
      #expect(refusal(unit(""), #"{"set": {"unit": "u", "currency": null}}"#) == nil)
      let habit = #"{"set": {"unit": "u", "habits": "countsTapsTwice"}}"#
      #expect(refusal(unit(""), habit) == nil)
      #expect(try #require(refusal(unit(", " + flags), habit)).contains("handlesUserClicks"))
    }

    @Test(arguments: [
      ("interstitial", #""api": "modern""#, "orientation", nil),
      ("native", #""api": "legacy""#, "orientation", "imageOrientation"),
      ("native", #""api": "modern""#, "imagess", "images"),
      ("banner", #""api": "modern""#, "imagess", nil),
    ])
    func `only a word that is taken there is suggested`(
      _ format: String, _ api: String, _ word: String, _ suggested: String?
    ) throws {
      let unit = #""format": "\#(format)", \#(api), "options": {"\#(word)": "x"}, "lines": []"#
      let text = #"{"title": "t", "adUnits": [{"id": "u", \#(unit)}], "script": []}"#
      let error = #expect(throws: JSONError.self) { try Scenario(reading: Array(text.utf8)) }
      let sentence = try #require(error).sentence
      #expect(sentence.contains("unknown key"))
      #expect(sentence.contains("did you mean") == (suggested != nil))
      if let suggested { #expect(sentence.contains("\"\(suggested)\"")) }
    }

    @Test func `an app reacts to what it hears, with units that exist`() throws {
      func unit(_ format: String, _ reaction: String) -> String {
        #""format": "\#(format)", "through": "max", "reacts": [{"do": "load", \#(reaction)}]"#
      }
      let unheard = try #require(refusal(unit("interstitial", #""to": "impression""#)))
      #expect(unheard.contains("it never happens in a unit of this kind"))
      #expect(try #require(refusal(unit("appOpen", #""to": "reward""#))).contains("rewarded"))
      let stray = try #require(refusal(unit("appOpen", #""to": "close", "unit": "othr""#)))
      #expect(stray.contains(#"did you mean "other"?"#))
      #expect(refusal(unit("appOpen", #""to": "close", "unit": "other""#)) == nil)
    }

    @Test func `only a built-in network gets another name`() throws {
      let unit = #""format": "native", "lines": []"#
      let stray = #", "networkNames": {"Sample SKD": "Orbit"}"#
      #expect(try #require(refusal(unit, "", stray)).contains(#"did you mean "Sample SDK"?"#))
      #expect(refusal(unit, "", #", "networkNames": {"Sample SDK": "Orbit"}"#) == nil)
    }
  }
}
