import Consent
import Testing

/// Listings of what an app keeps.
struct DumpTests {
  private func entries(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return ConsentDump.entries(in: lines).map { "\($0.line) \($0.key.name) \($0.text)" }
  }

  @Test(arguments: [
    "IABUSPrivacy_String=1YNN", "    IABUSPrivacy_String = 1YNN;", "  IABUSPrivacy_String: 1YNN",
    #"    "IABUSPrivacy_String" = "1YNN";"#, #"  "IABUSPrivacy_String" => "1YNN""#,
    #"  "IABUSPrivacy_String": "1YNN","#,
    #"<string name="IABUSPrivacy_String">1YNN</string>"#,
    "<key>IABUSPrivacy_String</key><string>1YNN</string>",
  ])
  func `a line in every form`(_ line: String) {
    #expect(entries(line) == ["1 IABUSPrivacy_String 1YNN"])
  }

  @Test func `a property list, and Android's numbers`() {
    let text = """
      <dict>
        <key>AppleLanguages</key>
        <array/>
        <key>IABTCF_gdprApplies</key>
        <integer>1</integer>
        <key>IABTCF_PublisherCC</key>
      </dict>
      <int name="IABTCF_CmpSdkID" value="300" />
      """
    #expect(
      entries(text) == ["5 IABTCF_gdprApplies 1", "7 IABTCF_PublisherCC ", "8 IABTCF_CmpSdkID 300"])
  }

  @Test(arguments: [
    #"<map><string name="IABTCF_TCString">S</string><int name="IABTCF_gdprApplies" value="1" /></map>"#,
    "<map><string name=\"IABTCF_TCString\">S</string>\n<int name=\"IABTCF_gdprApplies\" value=\"1\" />",
    #"<?xml version="1.0"?><map><string name="a">b</string><string name="IABTCF_TCString">S</string>"#
      + #"<int name="IABTCF_gdprApplies" value="1" /></map>"#,
    "<dict><key>IABTCF_TCString</key><string>S</string><key>a</key><integer>2</integer>"
      + "<key>IABTCF_gdprApplies</key><true/></dict>",
    #"{"IABTCF_TCString":"S","IABTCF_gdprApplies":1}"#,
    #"{"a":1,"IABTCF_TCString":"S","b":[1,2],"IABTCF_gdprApplies":1,"c":"x"}"#,
    #"["IABTCF_TCString": S, "IABTCF_gdprApplies": 1]"#,
    #"[AnyHashable("IABTCF_TCString"): S, AnyHashable("IABTCF_gdprApplies"): 1]"#,
    #"{ "IABTCF_TCString" = "S"; other = 7; "IABTCF_gdprApplies" = 1; }"#,
    "{IABTCF_TCString=S, other=7, IABTCF_gdprApplies=1}", "IABTCF_TCString=S IABTCF_gdprApplies=1",
    #""{\"IABTCF_TCString\":\"S\",\"IABTCF_gdprApplies\":1}""#,
  ])
  func `pairs that share a line`(_ text: String) {
    let pairs = entries(text).map { String($0.drop { $0 != " " }.dropFirst()) }
    #expect(pairs == ["IABTCF_TCString S", "IABTCF_gdprApplies 1"])
  }

  @Test func `a list of sections is one value`() {
    #expect(entries("IABGPP_GppSID: 7,8, b: 2") == ["1 IABGPP_GppSID 7,8"])
    #expect(entries(#"{"IABGPP_GppSID":"7_8","b":2}"#) == ["1 IABGPP_GppSID 7_8"])
  }

  @Test(arguments: ["", "{", "Other = 1;", "hello", "<key>", "<key>a", "= =", ":", "<int name="])
  func `what is none of ours is left out`(_ line: String) {
    #expect(entries(line) == [])
  }

  @Test(arguments: [
    "https://ads.example/get?id=7&gdpr=1&us_privacy=1YNN&addtl_consent=2%7E1%7edv.9#top",
    "gdpr=1&us_privacy=1YNN&size=1x1&addtl_consent=2~1~dv.9",
  ])
  func `the query of a URL`(_ text: String) throws {
    let pairs = try #require(ConsentDump.query(text)).map { "\($0.key.name) \($0.text)" }
    #expect(pairs == ["gdpr 1", "us_privacy 1YNN", "addtl_consent 2~1~dv.9"])
    #expect(entries("\n" + text) == pairs.map { "2 \($0)" })
  }

  @Test(arguments: ["a?gdpr=%", "a?gdpr=%4", "a?gdpr=%zz", "?&&=&gdpr=%FF"])
  func `a query that is none is no trap`(_ text: String) {
    #expect(ConsentDump.query(text)?.count == 1)
    #expect((ConsentDump.query("1YNN") ?? []).isEmpty)
  }

  @Test(arguments: [
    ("IABGPP_8_String", ConsentKey.Role.string(.section(.usca))),
    ("IABGPP_2_TCString", .string(.tcf)), ("IABGPP_6_String", .string(.usPrivacy)),
    ("IABTCF_PublisherRestrictions2", .restriction(purpose: 2)),
    ("usnat", .string(.section(.usnat))),
    ("IABTCF_Something", .other), ("gdpr", .gdprApplies),
  ])
  func `what is under a key`(_ name: String, _ role: ConsentKey.Role) {
    #expect(ConsentKey(name)?.role == role)
  }

  @Test(arguments: [
    ("1970-01-01", 0), ("2000-02-29", 9_517_824_000), ("2026-03-01", 17_723_232_000),
    ("2026-02-30", nil as Int?), ("2026-13-01", nil), ("yesterday", nil), ("2026-1-01", nil),
  ])
  func `days`(_ text: String, _ tenths: Int?) {
    #expect(CivilMoment.tenths(ofDay: text) == tenths)
    if let tenths { #expect(CivilMoment(tenths: tenths).text == text) }
  }

  @Test func `a moment of a day`() {
    let moment = CivilMoment(tenths: 15_996_352_696)
    #expect(moment.text == "2020-09-09T07:07:49.6Z")
    #expect(moment.words == "2020-09-09, 07:07:49.6 UTC")
  }
}
