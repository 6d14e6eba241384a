import JSON
import Scenarios
import Testing

/// Impossible values are refused with a sentence that says what is possible.
struct StrictnessTests {
  private func refusal(of text: String) -> String? {
    let bytes = Array(text.utf8)
    do throws(JSONError) {
      _ = try Scenario(reading: bytes)
      return nil
    } catch {
      return error.sentence
    }
  }

  private func refusal(ofAd member: String) -> String? {
    refusal(
      of: """
        {"title": "t", "adUnits": [{"id": "feed", "format": "native", "lines": [{"label": "a",
        "class": "A.B", "ad": {\(member)}}]}]}
        """)
  }

  /// A unit with a slot that has these members, and one called LevelPlay after it.
  private func refusal(ofSlot members: String) -> String? {
    refusal(
      of: """
        {"title": "t", "adUnits": [{"id": "u", "format": "interstitial", "through": "arbiter",
        "slots": [
        {\(members)},
        {"platform": "levelPlay", "label": "LevelPlay"}]}]}
        """)
  }

  private static let platforms = #"expected "cloudX", "levelPlay" or "pubMatic""#

  @Test(
    arguments: [
      (
        ##""platform": "cloudX", "label": """##,
        ##"line 3, column 33: expected a label that is not empty, found """##
      ),
      (
        #""platform": "cloudX", "label": "  ""#,
        #"line 3, column 33: expected a label that is not empty, found "  ""#
      ),
      (#""platform": "cloudX""#, #"line 3, column 1: the key "label" is missing"#),
      (
        #""platform": "cloudX", "label": "LevelPlay""#,
        #"line 4, column 1: another slot already has the label "LevelPlay""#
      ),
      (
        #""platform": "levelplay", "label": "a""#,
        #"line 3, column 14: \#(platforms), found "levelplay"; did you mean "levelPlay"?"#
      ),
      (
        #""platform": "adMob", "label": "a""#,
        #"line 3, column 14: \#(platforms), found "adMob""#
      ),
      (
        #""platform": "cloudX", "label": "a", "price": "NaN""#,
        #"line 3, column 47: expected a price such as 0.0042, "nan" or "inf", found "NaN""#
      ),
      (
        #""platform": "cloudX", "label": "a", "price": 1e999"#,
        #"line 3, column 47: the number "1e999" is too large"#
      ),
      (
        #""platform": "cloudX", "label": "a", "precision": null"#,
        #"line 3, column 51: expected a string, found null"#
      ),
    ])
  func `a slot that cannot be meant is refused where it stands`(
    _ members: String, _ sentence: String
  ) {
    #expect(refusal(ofSlot: members) == sentence)
  }

  @Test(
    arguments: [
      (#""format": "native", "through": "max", "floor": 2"#, "floor", "max"),
      (#""format": "banner", "through": "max", "cap": {}"#, "cap", "max"),
      (#""format": "rewarded", "through": "max", "rewardServer": {}"#, "rewardServer", "max"),
      (
        #""format": "interstitial", "through": "arbiter", "slots": [], "floor": 2"#, "floor",
        "arbiter"
      ),
      (#""format": "rewarded", "through": "ghad", "cap": {}"#, "cap", "ghad"),
    ])
  func `what only Google's units have says where it belongs`(
    _ unit: String, _ key: String, _ through: String
  ) throws {
    let sentence = try #require(
      refusal(of: #"{"title": "t", "adUnits": [{"id": "u", \#(unit)}]}"#))
    #expect(
      sentence.hasSuffix(
        "\"\(key)\" is for units whose ads Google requests; this one goes through \"\(through)\""),
      "\(sentence)")
  }

  @Test(arguments: ["floor", "cap", "rewardServer"])
  func `a line has no floor, cap or server of its own`(_ key: String) throws {
    let value = key == "floor" ? "2" : "{}"
    let sentence = try #require(
      refusal(
        of: """
          {"title": "t", "adUnits": [{"id": "u", "format": "rewarded", "lines": [
          {"label": "a", "class": "A.B"}]}],
          "script": [{"set": {"unit": "u", "line": "a", "\(key)": \(value)}}]}
          """))
    #expect(sentence.hasSuffix("\"\(key)\" is of the whole unit; name no part of it"))
  }

  private func refusal(ofExpectation members: String) -> String? {
    refusal(
      of: """
        {"title": "t", "adUnits": [{"id": "feed", "format": "native", "lines": []}], "script": [
        {"expect": {\(members)}}]}
        """)
  }

  @Test(
    arguments: [
      (#""starRating": 99"#, #"expected a number from 0 to 5, found "99""#),
      (#""starRating": -0.5"#, #"expected a number from 0 to 5, found "-0.5""#),
      (
        #""video": "0s""#,
        #"expected a length of time that is not 0, as in "200ms" or "2s", found "0s""#
      ),
      (
        #""image": {"motif": 9223372036854775807}"#,
        "expected a number from 0 to 1000000, found 9223372036854775807"
      ),
      (
        ##""icon": {"color": "#+12345"}"##,
        ##"expected a colour, as in "#1a2b3c", found "#+12345""##
      ),
      (#""media": """#, "a file's name is not empty and has no control characters"),
      (#""image": "a\u0000.png""#, "a file's name is not empty and has no control characters"),
      (#""icon": {"file": "a\nb"}"#, "a file's name is not empty and has no control characters"),
    ])
  func `an impossible value of an ad is refused`(_ member: String, _ sentence: String) throws {
    let found = try #require(refusal(ofAd: member))
    #expect(found.hasSuffix(": \(sentence)"), "\(found)")
  }

  @Test(
    arguments: [
      (
        #""google": {"clicks": -1}"#, "expected a number from 0 to 1000000000, found -1"
      ),
      (#""ad": "feed""#, #"expected an ad, as in "feed#1", found "feed""#),
      (#""ad": "feed#0""#, #"expected an ad, as in "feed#1", found "feed#0""#),
      (
        #""ad": "feed#1""#,
        #"this expects nothing; say what must hold, such as "google": { "clicks": 1 }"#
      ),
      (
        "", #"this expects nothing; say what must hold, such as "google": { "clicks": 1 }"#
      ),
      (
        #""google": {}, "network": {"clicks": 1}"#,
        #"this expects nothing; say what must hold, such as "google": { "clicks": 1 }"#
      ),
      (
        #""findings": [], "journal": []"#,
        #"this expects nothing; say what must hold, such as "google": { "clicks": 1 }"#
      ),
      (
        #""books": {}"#,
        #"this expects nothing; say what must hold, such as "google": { "clicks": 1 }"#
      ),
      (
        #""screen": [" "]"#,
        #"this expects nothing; say what must hold, such as "google": { "clicks": 1 }"#
      ),
      (
        #""screen": ["counts", ""]"#,
        #"this expects nothing; say what must hold, such as "google": { "clicks": 1 }"#
      ),
    ])
  func `an impossible expectation is refused`(_ members: String, _ sentence: String) throws {
    let found = try #require(refusal(ofExpectation: members))
    #expect(found.hasSuffix(": \(sentence)"), "\(found)")
  }

  private func refusal(ofStep step: String) -> String? {
    refusal(
      of: """
        {"title": "t", "adUnits": [{"id": "feed", "format": "native", "lines": [{"label": "a",
        "class": "A.B"}]}], "script": [{\(step)}]}
        """)
  }

  @Test(
    arguments: [
      ("", #"this step does nothing; say what it does, such as "tap": "callToAction""#),
      (
        #""ad": "feed#1""#,
        #"this step does nothing; say what it does, such as "tap": "callToAction""#
      ),
      (#""close": true, "nextTimer": true"#, "a step does one thing; write 2 steps"),
      (
        #""set": {"unit": "feed"}"#,
        #"this changes nothing; say what is set, such as "outcome": "noFill""#
      ),
      (
        #""set": {"unit": "feed", "latency": "1s", "outcome": "noFill"}"#,
        #"this changes "outcome", "latency"; change one setting at a time"#
      ),
      (
        #""set": {"unit": "feed", "position": 1}"#,
        #""position" needs a "line" that is moved to it"#
      ),
    ])
  func `an impossible step is refused with what it should say`(
    _ step: String, _ sentence: String
  ) throws {
    let found = try #require(refusal(ofStep: step))
    #expect(found.hasSuffix(": \(sentence)"), "\(found)")
  }

  @Test func `a timeout of zero is refused`() throws {
    let text = """
      {"title": "t", "adUnits": [{"id": "a", "format": "native", "timeout": "0s", "lines": []}]}
      """
    #expect(try #require(refusal(of: text)).contains("not 0"))
  }

  @Test func `a path to the schema is ignored`() {
    #expect(
      refusal(
        of: """
          {"$schema": "./adplay.schema.json", "title": "t",
          "adUnits": [{"id": "a", "format": "native", "lines": []}]}
          """) == nil)
  }
}
