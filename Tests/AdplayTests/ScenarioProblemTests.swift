@testable import Adplay
import Catalogue
import Playing
import Publishing
import Scenarios
import Testing

/// A line that can't be played, or a book that nobody keeps, is refused when its file is opened.
struct ScenarioProblemTests {
  private func refusal(
    _ word: String, className: String = "Foreign.Adapter", script: String = ""
  ) throws -> String? {
    let text = """
      {
        "title": "a test",
        "adUnits": [
          {
            "id": "feed", "format": "native",
            "lines": [
              { "label": "House", "class": "\(className)", "outcome": "fill" },
              { "label": "Main", "class": "\(className)",
                \(word) }
            ]
          }
        ],
        "script": [\(script)]
      }
      """
    let scenario = try Scenario(reading: Array(text.utf8))
    do throws(BadScenario) {
      try ScenarioProblems.check(scenario)
      return nil
    } catch {
      return Failure.badScenario(path: "mine.json", error).sentence
    }
  }

  @Test(arguments: ["answersTwice", "answersInline", "wrongFormat"])
  func `an outcome no stand-in can play is reported with its position and a fix`(
    _ outcome: String
  ) throws {
    let sentence = try #require(try refusal(#""outcome": "\#(outcome)""#))
    #expect(
      sentence.hasPrefix(
        "mine.json: line 9, column 22: the outcome \(outcome) needs a simulated network; "
          + "without one it can be fill, noFill, "))
    #expect(
      sentence.contains(
        #"If the adapter uses "Sample SDK" or "Meadow SDK", say so with "network""#), "\(sentence)")
    #expect(!sentence.contains("\n"))
  }

  @Test(arguments: [
    "fill", "noFill", "networkError", "badRequest", "timeout", "unknown", "neverAnswers",
    "noSuchClass",
  ])
  func `all other outcomes are accepted`(_ outcome: String) throws {
    #expect(try refusal(#""outcome": "\#(outcome)""#) == nil)
  }

  @Test(arguments: ["noSignals", "signalsNeverCome"])
  func `an outcome of an auction needs a bid`(_ outcome: String) throws {
    #expect(
      try refusal(#""outcome": "\#(outcome)""#)?.contains("only a line with a \"bidResponse\"")
        == true)
    #expect(try refusal(#""bidResponse": "won", "outcome": "\#(outcome)""#) == nil)
  }

  @Test(arguments: ["dropsSignals", "repeatsSignals", "delaysSignals"])
  func `so does a fault that is about signals`(_ fault: String) throws {
    #expect(
      try refusal(#""fault": "\#(fault)""#)
        == "mine.json: line 9, column 20: the fault \(fault) is about signals, which only a line "
        + "with a \"bidResponse\" is asked for")
    #expect(try refusal(#""bidResponse": "won", "fault": "\#(fault)""#) == nil)
    #expect(try refusal(#""fault": "dropsClicks""#) == nil)
  }

  @Test(arguments: [
    #""fault": ["dropsClicks", "dropsReward"]"#, #""showing": "sticks""#,
    #""order": "rewardLast""#, #""fault": "dropsPresent""#,
  ])
  func `what can't happen in a format is refused, and says in which it can`(
    _ word: String
  ) throws {
    let sentence = try #require(try refusal(word))
    #expect(sentence.hasPrefix("mine.json: line 9, column "))
    #expect(sentence.contains("changes nothing for a unit of the format \"native\"; it is for "))
    #expect(sentence.hasSuffix("\"rewardedInterstitial\"") || sentence.hasSuffix("\"appOpen\""))
  }

  @Test(arguments: [#""outcome": "noSignals""#, #""fault": "dropsSignals""#])
  func `a script can set them where there is a bid by then, and nowhere else`(
    _ word: String
  ) throws {
    func refusal(script: String) throws -> String? {
      try self.refusal(#""outcome": "fill""#, script: script)
    }
    let main = #"{ "set": { "unit": "feed", "line": "Main", \#(word) } }"#
    let sentence = try #require(try refusal(script: main))
    #expect(sentence.hasPrefix("mine.json: line 13, column "))
    #expect(sentence.contains("is about signals"))
    let bid = #"{ "set": { "unit": "feed", "line": "Main", "bidResponse": "won" } }"#
    #expect(try refusal(script: "\(bid), \(main)") == nil)
    // One of all the lines is enough.
    let all = #"{ "set": { "unit": "feed", \#(word) } }"#
    #expect(try refusal(script: "\(bid), \(all)") == nil)
    #expect(try refusal(script: all) != nil)
  }

  @Test func `a line that names its network may have any outcome`() throws {
    #expect(try refusal(#""network": "Sample SDK", "outcome": "answersTwice""#) == nil)
    #expect(try refusal(#""outcome": "answersTwice""#, className: "SampleAdapter.Any") == nil)
  }

  @Test func `a built-in adapter asks its own network, and no other`() throws {
    let own = "SampleAdapter.Any"
    #expect(try refusal(#""network": "Sample SDK""#, className: own) == nil)
    #expect(
      try refusal(#""network": "Meadow SDK""#, className: own)
        == "mine.json: line 9, column 22: SampleAdapter.Any asks \"Sample SDK\", whatever "
        + "\"network\" says; leave it out, or name an adapter of the other network")
  }

  @Test func `privacy that nobody hears of is refused`() throws {
    func check(_ unit: String) throws -> Bool {
      let text = #"""
        { "title": "t", "privacy": { "usPrivacy": "1YYN" }, "adUnits": [\#(unit)] }
        """#
      let scenario = try Scenario(reading: Array(text.utf8))
      return (try? ScenarioProblems.check(scenario)) != nil
    }
    let max = #"{ "id": "b", "format": "banner", "through": "max" }"#
    let google = #"""
      { "id": "a", "format": "banner", "lines": [{ "label": "A", "class": "SampleAdapter.Any" }] }
      """#
    #expect(try !check(max))
    #expect(try check(google))
    #expect(try check("\(google), \(max)"))
  }

  @Test func `a network that has no such ads is refused`() throws {
    let text = #"""
      {
        "title": "a test",
        "adUnits": [
          {
            "id": "feed", "format": "interstitial",
            "lines": [{ "label": "Main", "class": "MeadowAdapter.MeadowCustomEvent" }]
          }
        ]
      }
      """#
    let error = try #require(throws: BadScenario.self) {
      try ScenarioProblems.check(try Scenario(reading: Array(text.utf8)))
    }
    let sentence = Failure.badScenario(path: "mine.json", error).sentence
    #expect(sentence.hasPrefix("mine.json: line 6, "), "\(sentence)")
    #expect(
      sentence.hasSuffix(
        "changes nothing for a unit of the format \"interstitial\"; it is for \"native\""),
      "\(sentence)")
  }

  @Test func `an unknown network is refused with its position`() throws {
    #expect(
      try refusal(#""network": "Simple SDK""#)
        == #"mine.json: line 9, column 22: no network in this program is called "Simple SDK" "#
        + #"(did you mean "Sample SDK"?); "network" can be "Sample SDK" or "Meadow SDK""#)
  }

  private func refusal(ofBook name: String, adapter: String) throws -> String? {
    try refusal(
      #""outcome": "fill""#, className: adapter,
      script: #"{ "expect": { "books": { "\#(name)": { "clicks": 0 } } } }"#)
  }

  @Test(arguments: ["Sampel SDK", "google", "network"])
  func `a book that no network in the scenario keeps is refused with its position`(
    _ name: String
  ) throws {
    let sentence = try #require(
      try refusal(ofBook: name, adapter: "SampleAdapter.SampleCustomEvent"))
    let nearest = name == "Sampel SDK" ? #" (did you mean "Sample SDK"?)"# : ""
    #expect(
      sentence
        == #"mine.json: line 13, column 39: no network in this scenario is called "\#(name)"\#(nearest); "#
        + #""books" can have "Sample SDK", and "google" and "network" stand beside it"#)
  }

  @Test func `the book of a network in the scenario is accepted`() throws {
    #expect(
      try refusal(ofBook: "Sample SDK", adapter: "SampleAdapter.SampleCustomEvent") == nil)
  }

  @Test func `any book is accepted where an adapter may bring a network of its own`() throws {
    #expect(try refusal(ofBook: "Foreign Network", adapter: "Foreign.Adapter") == nil)
  }

  private func refusal(_ className: String, api: String) throws -> String? {
    let text = """
      {
        "title": "a test",
        "adUnits": [
          {
            "id": "feed", "format": "native", "api": "\(api)",
            "lines": [{ "label": "House", "class": "\(className)" }]
          }
        ]
      }
      """
    let scenario = try Scenario(reading: Array(text.utf8))
    do throws(BadScenario) {
      try AdapterClasses.check(scenario)
      return nil
    } catch {
      return Failure.badScenario(path: "mine.json", error).sentence
    }
  }

  @Test func `an adapter of the other interface is refused with what to change`() throws {
    let custom = "LegacyAdapter.LegacyNativeCustomEvent"
    let modern = "SampleAdapter.SampleCustomEvent"
    #expect(try refusal(custom, api: "legacy") == nil)
    #expect(try refusal(modern, api: "modern") == nil)
    #expect(
      try refusal(custom, api: "modern")?.hasSuffix(
        "LegacyAdapter.LegacyNativeCustomEvent is a custom event of SDK 7, which today's SDK does "
          + "not call; say \"api\": \"legacy\" in its ad unit") == true)
    #expect(
      try refusal(modern, api: "legacy")?.contains("which SDK 7 does not call") == true)
  }

  private func refusal(
    ofCounterpart name: String, api: String, options: String = "{}", script: String = ""
  ) throws -> String? {
    let className =
      api == "legacy" ? "LegacyAdapter.LegacyNativeCustomEvent" : "SampleAdapter.SampleCustomEvent"
    let text = """
      {
        "title": "a test",
        "adUnits": [
          {
            "id": "feed", "format": "native", "api": "\(api)",
            "options": \(options),
            "lines": [{ "label": "House", "class": "\(className)", "counterpart": "\(name)" }]
          }
        ],
        "script": [\(script)]
      }
      """
    let scenario = try Scenario(reading: Array(text.utf8))
    do throws(BadScenario) {
      try AdapterClasses.checkCounterparts(scenario)
      try ScenarioProblems.check(scenario)
      return nil
    } catch {
      return Failure.badScenario(path: "mine.json", error).sentence
    }
  }

  @Test func `a counterpart that is no adapter here is refused with its position`() throws {
    let sentence = try #require(try refusal(ofCounterpart: "No.Such", api: "modern"))
    #expect(
      sentence.hasPrefix("mine.json: line 7, column 96: no adapter in this program is called"))
    #expect(sentence.contains("\"No.Such\""))
    #expect(
      try refusal(ofCounterpart: "LegacyAdapter.LegacyNativeCustomEven", api: "modern")?.contains(
        "did you mean \"LegacyAdapter.LegacyNativeCustomEvent\"?") == true)
  }

  @Test func `so is one for the unit's own interface`() throws {
    let (custom, modern) = (
      "LegacyAdapter.LegacyNativeCustomEvent", "SampleAdapter.SampleCustomEvent"
    )
    #expect(try refusal(ofCounterpart: custom, api: "modern") == nil)
    #expect(try refusal(ofCounterpart: modern, api: "legacy") == nil)
    #expect(
      try refusal(ofCounterpart: modern, api: "modern")?.hasSuffix(
        "its \"counterpart\" is a custom event of SDK 7") == true)
    #expect(
      try refusal(ofCounterpart: custom, api: "legacy")?.hasSuffix(
        "its \"counterpart\" is an adapter of today's SDK") == true)
  }

  @Test(arguments: [#""formats": ["content"]"#, #""imageOrientation": "portrait""#])
  func `an option of SDK 7 is refused where today's is asked`(_ option: String) throws {
    let (custom, modern) = (
      "LegacyAdapter.LegacyNativeCustomEvent", "SampleAdapter.SampleCustomEvent"
    )
    let options = "{ \(option) }"
    #expect(try refusal(ofCounterpart: modern, api: "legacy", options: options) == nil)
    let sentence = try #require(
      try refusal(ofCounterpart: custom, api: "modern", options: options))
    #expect(sentence.hasPrefix("mine.json: line 6, column "))
    #expect(sentence.hasSuffix("only a unit with \"api\": \"legacy\" has it"))
    let step = #"{ "set": { "unit": "feed", \#(option) } }"#
    #expect(try refusal(ofCounterpart: modern, api: "legacy", script: step) == nil)
    #expect(try refusal(ofCounterpart: custom, api: "modern", script: step) != nil)
  }
}
