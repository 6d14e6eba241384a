import Catalogue
import JSON
import Publishing
import Scenarios
import Testing

/// Strings of consent that nobody can decode are played, and told.
struct BadConsentStringTests {
  private func found(_ privacy: String, consent: String = #"{"tcf": null}"#) throws -> [String] {
    let text = """
      {"title": "t", "adUnits": [{"id": "u", "format": "native", "lines": []}], "privacy":
      \(privacy), "script": [{"load": "u"},
      {"consent": \(consent)}]}
      """
    return BadConsentString.all(in: try Scenario(reading: Array(text.utf8))).map {
      "\($0.key) \($0.position.line):\($0.position.column) \($0.error.sentence.prefix { $0 != ":" })"
    }
  }

  @Test(
    arguments: [
      (#"{"tcf": "CPi8wgAPi8wgAAOACBENCuCoAP_AAEfAACiQ"}"#, ["tcf 2:9 character 37"]),
      (
        #"{"usPrivacy": "1YN", "gpp": "DBACOeA~~1YNN"}"#,
        ["gpp 2:29 character 14", "usPrivacy 2:15 character 4"]
      ),
      (#"{"additionalConsent": "3~1"}"#, ["additionalConsent 2:23 character 1"]),
      // What can be decoded, is empty, or is no string of consent.
      (#"{"tcf": "", "usPrivacy": "1YNN", "gpp": "DBABTA~1YNN", "gppSections": "?"}"#, []),
      (#"{"additionalConsent": "2~1.35~dv.9"}"#, []),
    ])
  func `each has its place in the file, and the character in it`(
    _ privacy: String, _ strings: [String]
  ) throws {
    #expect(try found(privacy) == strings)
  }

  @Test func `so have those that a script sets`() throws {
    #expect(try found("{}", consent: #"{"tcf": "BO2e4qiO"}"#) == ["tcf 3:21 character 1"])
  }
}
