import AdServing
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

  private static let load = "func loadBanner(c: C) { c.settings[\"parameter\"]"

  @Test(arguments: [
    ([load], "1101"),
    // Another format's source takes it apart in another way.
    ([load, #"func loadNativeAd(c: C) { c["parameter"]; JSONDecoder() }"#], "1101"),
    (
      [load + ".components(separatedBy: cut)", "let cut = \"/\"\nv.split(separator: \".\")"],
      "1101/1102/1103"
    ), ([load + "; let p = t.split(separator: \":\"); a(p[0], p[1])"], "1101:1102"),
    (
      [
        load + ".components(separatedBy: \",\"); s.components(separatedBy: \"=\")",
        #"settings["unused"]"#,
      ], "1101"
    ),
    (
      [load + #".components(separatedBy: ","); s.split(separator: "="); a(x["tag"], x["id"])"#],
      "id=1101,tag=1102"
    ),
    (
      [
        load + """
           JSONDecoder().decode(P.self, from: data)
          struct P: Decodable { let pageUrl: String; let slot: Int; let rest: Other }
          """
      ], #"{"pageUrl": "https://acme.example/", "slot": 1001}"#
    ),
    // A type that decodes itself.
    (
      [
        load + "; JSONDecoder()",
        """
          private enum Keys: String, CodingKey { case floor = "bid_floor"
            case unit
            case kind }
          v.decode(Double.self, forKey: .floor); v.decodeIfPresent(String.self, forKey: .unit)
          v.decode(Kind.self, forKey: .kind)
        """,
      ], #"{"bid_floor": 1001, "unit": "1001"}"#
    ),
    // Another source of the format looks into it.
    (
      [
        #"let json = c.settings["parameter"]; let key = "app"; json[Self.key]"#,
        #"func loadBanner() { a["unit"] }"#, #"func loadNativeAd() { a["other"] }"#,
      ], #"{"app": "1001", "unit": "1001"}"#
    ),
    (
      [#"let json = c.settings["parameter"]"#, #"get(intSetting: "zone")"#],
      #"{"zone": "1001"}"#
    ),
  ])
  func `a parameter is what the sources of its format can read`(
    _ sources: [String], _ parameter: String
  ) {
    #expect(LineParameter(sources).text(for: .banner) == parameter)
  }

  @Test func `quotes in a parameter are escaped`() {
    let settings = LineSettings.none.arguments(parameter: #"{"a": 1}"#)
    #expect(settings == #"settings: ["parameter": "{\"a\": 1}"]"#)
  }
}
