import AdServing
import GoogleMobileAds
import JSON
import Scenarios
import Testing

/// How a scenario describes an ad's metadata and the server-side verification.
struct MetadataReadingTests {
  private func scenario(ad: String, options: String = "") throws(JSONError) -> Scenario {
    let text = """
      {"title": "t", "adUnits": [{"id": "feed", "format": "rewarded", "options": {\(options)},
      "lines": [{"label": "a", "class": "A.B", "ad": {\(ad)}}]}]}
      """
    return try Scenario(reading: Array(text.utf8))
  }

  @Test func `given values are read, and missing ones are unknown`() throws {
    let scenario = try scenario(
      ad: """
        "metadata": {"AdId": "ad-1", "CreativeDurationMs": 9000, "Wrappers": [{"AdId": "w"}]},
        "metadataAfter": "1s"
        """,
      options: #""verification": {"userIdentifier": "me"}, "countsOnPresent": true"#)
    let unit = scenario.adUnits[0]
    let ad = try #require(unit.lines[0].ad)
    var expected = AdMetadata()
    expected.texts = [.adID: "ad-1"]
    expected.creativeDuration = 9000
    expected.wrappers = [.init(adID: "w")]
    #expect(ad.metadata == expected)
    #expect(ad.metadataAfter == .seconds(1))
    #expect(unit.options.verification == .init(userIdentifier: "me"))
    #expect(unit.options.countsOnPresent == true)
  }

  @Test(
    arguments: [
      (#""metadata": {"AdID": "x"}"#, #""AdID""#, "AdId"),
      (#""metadata": {"adSystem": "x"}"#, #""adSystem""#, "AdSystem"),
      (#""metadata": {"Wrappers": [{"AdSistem": "x"}]}"#, #""AdSistem""#, "AdSystem"),
      (#""metadata": {"CreativeDurationMs": -2}"#, "-2", "from -1 to 86400000"),
      (#""metadata": {"CreativeDurationMs": "9s"}"#, "string", "number"),
      (#""metadataAfter": "1s""#, "metadataAfter", #"needs "metadata" or "vast" beside it"#),
      (#""vastError": 402"#, "vastError", #"needs "vast" beside it"#),
      (#""player": "losesLevel""#, "player", #"needs "vast" beside it"#),
      (#""vast": "<VAST/>", "vastError": 99"#, "99", "from 100 to 902"),
      (#""vast": "<VAST/>", "vastError": 404"#, "404", "an error code of VAST"),
      (#""metadata": {}, "metadataAfter": "0s""#, "0s", "not 0"),
    ])
  func `an impossible value is refused with what it could be`(
    _ ad: String, _ found: String, _ mend: String
  ) throws {
    let error = #expect(throws: JSONError.self) { try scenario(ad: ad) }
    let sentence = try #require(error?.sentence)
    #expect(sentence.contains(found), "\(sentence)")
    #expect(sentence.contains(mend), "\(sentence)")
  }
}
