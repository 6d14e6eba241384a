@testable import Authoring
import Testing

/// What an adapter reads of its line, found in its sources.
struct LineSettingsTests {
  @Test(arguments: [
    (#"c.credentials.settings["placement"] as? String"#, ["placement"]),
    (#"serverSettings[ "zone id" ]"#, ["zone id"]),
    ("let key = \"app_key\"\n x.settings[Constants.key]", ["app_key"]),
    ("enum Key: String { case unit = \"unit_id\" }\n s.settings?[Key.unit.rawValue]", ["unit_id"]),
    (#"c.settings["parameter"]"#, []), ("settings[unknown]", []),
  ])
  func `keys are literals, or constants of one`(_ source: String, _ keys: [String]) {
    #expect(LineSettings([source]).keys == keys)
  }

  @Test func `values are numbers, too, and a bid is there where one is looked at`() {
    let settings = LineSettings([#"s.settings["b"]; s.settings["a"]"#, "c.bidResponse"])
    #expect(
      settings.members == [
        #""settings": { "a": "1001", "b": "1002" }"#, #""bidResponse": "bid-1""#,
      ])
    #expect(
      settings.arguments(parameter: "p")
        == #"settings: ["parameter": "p", "a": "1001", "b": "1002"], bidResponse: "bid-1""#)
    #expect(LineSettings([""]).members == [])
  }
}
