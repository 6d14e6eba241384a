import Catalogue
import Consent
import Foundation
import Observing
import Testing

@testable import Adplay

/// What follows from consent strings together, and where they contradict each other.
struct ConsentTests {
  /// A string of TCF 2.3, of 2026-06-01: vendor 755 is disclosed, and has consent for purposes 1, 3 and 4
  /// and a legitimate interest for 2, 7, 9 and 10.
  private static let good = "CQlH_MAQlH_MAEsAHBENB4FoALAAAELAAAYgF5wAQF5gXnABAXmAAA.IF5wAQF5gA"

  private func sheet(_ words: String..., on day: String = "2026-11-27") throws -> ConsentSheet {
    let tenths = try #require(CivilMoment.tenths(ofDay: day))
    return ConsentSheet(try ConsentInput.sources(words), on: CivilMoment(tenths: tenths))
  }

  private func status(_ sheet: ConsentSheet) -> Int32 {
    sheet.isBad ? 2 : sheet.isContradicted ? 1 : 0
  }

  // MARK: Ads

  static let servings: [(text: String, ads: ServingVerdict.Ads, lacks: [ServingVerdict.Lack])] = [
    (good, .personalised, []),
    // Only purpose 1.
    (
      "CQlH_MAQlH_MAEsAHBENB4FgAIAAAELAAAYgF5wAQF5gXnABAXmAAA.IF5wAQF5gA", .nonPersonalised,
      [.consent([3, 4])]
    ),
    // No consent at all.
    (
      "CQlH_MAQlH_MAEsAHBENB4FgAAAAAELAAAYgF5wAQF5gXnABAXmAAA.IF5wAQF5gA", .limited,
      [.consent([1, 3, 4])]
    ),
    // Purpose 1, and an interest for 2 alone.
    (
      "CQlH_MAQlH_MAEsAHBENB4FgAIAAAEAAAAYgF5wAQF5gXnABAXmAAA.IF5wAQF5gA", .none,
      [.consent([3, 4]), .consentOrInterest([7, 9, 10])]
    ),
    // Consent for everything, and no interests.
    (
      "CQlH_MAQlH_MAEsAHBENB4FgAP_AAAAAAAYgF5wAQF5gAAAA.IF5wAQF5gA", .personalised, []
    ),
    // Another vendor is disclosed.
    (
      "CQlH_MAQlH_MAEsAHBENB4FgALAAAELAAAYgF5wAQF5gXnABAXmAAA.IAFQAQAFAA", .none, [.notDisclosed]
    ),
    // The publisher does not allow purpose 3.
    (
      "CQlH_MAQlH_MAEsAHBENB4FgALAAAELAAAYgF5wAQF5gXnABAXmACGAAgLzA.IF5wAQF5gA",
      .nonPersonalised, [.restricted(.notAllowed, [3])]
    ),
    // The publisher requires consent for purpose 2.
    (
      "CQlH_MAQlH_MAEsAHBENB4FgALAAAELAAAYgF5wAQF5gXnABAXmACEgAgLzA.IF5wAQF5gA", .none,
      [.restricted(.requireConsent, [2])]
    ),
    // Vendor 10 alone.
    ("CQlH_MAQlH_MAEsAHBENB4FgALAAAELAAAYgAFQAQAFAAAAA.IF5wAQF5gA", .none, [.vendor(.any)]),
    // The purposes have consent, and vendor 755 has only an interest.
    (
      "CQlH_MAQlH_MAEsAHBENB4FgALAAAELAAAYgAAALzgAgLzAAAA.IF5wAQF5gA", .limited,
      [.vendor(.consent)]
    ),
    // And the other way round.
    (
      "CQlH_MAQlH_MAEsAHBENB4FgALAAAELAAAYgF5wAQF5gAAAAAA.IF5wAQF5gA", .none,
      [.vendor(.interest)]
    ),
  ]

  @Test(arguments: servings.indices) func `which ads Google may show`(_ index: Int) throws {
    let (text, ads, lacks) = Self.servings[index]
    let sheet = try sheet(text)
    #expect(sheet.servings.map(\.ads) == [ads])
    #expect(sheet.servings.map(\.lacks) == [lacks])
    #expect(status(sheet) == 0)
  }

  @Test(arguments: [("2027-07-01", false), ("2027-07-02", true), ("2028-01-01", true)])
  func `a string is old after 13 months`(_ day: String, _ isOld: Bool) throws {
    let serving = try #require(try sheet(Self.good, on: day).servings.first)
    #expect(serving.lacks == (isOld ? [.tooOld] : []))
    #expect(serving.ads == (isOld ? .none : .personalised))
  }

  @Test(arguments: [("2026-05-31", 1), ("2026-06-01", 0)])
  func `a string created after the day is told`(_ day: String, _ count: Int) throws {
    let sheet = try sheet(Self.good, on: day)
    let sentence = "the TC string was created on 2026-06-01, after 2026-05-31"
    #expect(sheet.contradictions.map(\.sentence) == Array(repeating: sentence, count: count))
    #expect(status(sheet) == Int32(count))
  }

  @Test(arguments: [
    "\"\(good)\"", "'\(good)',", " \(good) ", #"{"IABTCF_TCString":"\#(good)","a":1}"#,
  ])
  func `a copied string may have its quotes`(_ text: String) throws {
    #expect(try sheet(text).servings.map(\.ads) == [.personalised])
  }

  @Test func `disclosed vendors are required since 2026-03-01`() throws {
    let core = String(Self.good.prefix { $0 != "." })
    let sheet = try sheet(core)
    #expect(sheet.sources[0].item.decoded?.findings.map(\.problem) == [.missingDisclosedVendors])
    #expect(status(sheet) == 1)
  }

  // MARK: Contradictions

  @Test(arguments: [
    (["IABTCF_gdprApplies=1"], [ConsentContradiction.noString(key: "IABTCF_gdprApplies")]),
    (["IABTCF_gdprApplies=x"], [.badValue(key: "IABTCF_gdprApplies", text: "x")]),
    (["IABTCF_gdprApplies=1", "IABTCF_TCString=\(good)"], []),
    (["1~1.2"], [.additionalAlone]), (["1~1.2", good], []),
    (
      ["IABTCF_TCString=\(good)", "IABTCF_PurposeConsents=1001"],
      [.ids(key: "IABTCF_PurposeConsents", onlyThere: [], onlyInString: [3])]
    ),
    (["IABTCF_TCString=\(good)", "IABTCF_PurposeConsents=10110000"], []),
    (
      ["IABTCF_TCString=\(good)", "IABTCF_CmpSdkID=1", "IABTCF_PublisherCC=de"],
      [.value(key: "IABTCF_CmpSdkID", says: "1", string: "300")]
    ),
    (
      ["IABTCF_TCString=\(good)", "IABTCF_VendorConsents=012"],
      [.badValue(key: "IABTCF_VendorConsents", text: "012")]
    ),
    (
      ["IABTCF_TCString=\(good)", "IABTCF_PublisherRestrictions1=_1"],
      [.ids(key: "IABTCF_PublisherRestrictions1", onlyThere: [2], onlyInString: [])]
    ),
    (
      ["IABGPP_HDR_GppString=DBABTA~1YNN", "IABUSPrivacy_String=1YYN"],
      [.strings("uspv1", "IABUSPrivacy_String")]
    ),
    (
      ["IABGPP_HDR_GppString=DBABTA~1YNN", "IABGPP_GppSID=6_7", "IABGPP_HDR_Sections=6"],
      [.sectionsMissing(key: "IABGPP_GppSID", [7])]
    ),
    (
      ["IABTCF_gdprApplies=0", "IABGPP_GppSID=2"],
      [.appliesOnlyInSections(key: "IABTCF_gdprApplies", sections: "IABGPP_GppSID")]
    ),
    (["1YNN", "usca=BVWSSSVY.YA"], [.sale(optedOut: "usca", not: "uspv1")]),
    (["1YYN", "usca=BVWSSSVY.YA"], []), (["1---", "usca=BVWSSSVY.YA"], []),
  ])
  func `what can't both be true`(
    _ words: [String], _ contradictions: [ConsentContradiction]
  ) throws {
    let day = CivilMoment(tenths: try #require(CivilMoment.tenths(ofDay: "2026-11-27")))
    let sheet = ConsentSheet(try ConsentInput.sources(words), on: day)
    #expect(sheet.contradictions == contradictions)
    #expect(status(sheet) == (contradictions.isEmpty ? 0 : 1))
  }

  // MARK: Words

  @Test func `a key of nobody is refused with the nearest one`() throws {
    let failure = try #require(throws: Failure.self) {
      try ConsentInput.sources(["IABUSPrivacy_Strin"].map { "x\($0)=1YNN" })
    }
    #expect(failure.sentence.contains("(did you mean IABUSPrivacy_String?)"))
  }

  @Test(arguments: [
    ("DBABTA~1YNN~1YNN", "character 17: the header names 1 section (uspv1), but 2 follow"),
    ("1YNNX", "character 5: a US privacy string has 4 characters, not 5"),
    (
      "DQlH_MAQlH_MAEsAHBENB4FgALAAAELAAAYgF5wAQF5gXnABAXmAAA",
      "character 1: version 3 is not known"
    ),
  ])
  func `what is wrong is told in a sentence`(_ text: String, _ sentence: String) throws {
    #expect(try sheet(text).complaints == [sentence])
  }

  @Test func `a publisher's restriction is named`() throws {
    let text = "CQlH_MAQlH_MAEsAHBENB4FgALAAAELAAAYgF5wAQF5gXnABAXmACGAAgLzA.IF5wAQF5gA"
    let serving = try #require(try sheet(text).servings.first)
    #expect(serving.reasons == ["the publisher does not allow purpose 3"])
  }

  @Test func `a bad string is told with its name and character, and the others are shown`() throws {
    let sheet = try sheet("CQ", "1YNN")
    #expect(sheet.complaints == ["string 1: character 3: the string ends inside Created"])
    #expect(status(sheet) == 2)
    #expect(ConsentReport.text(sheet).contains("string 2: US privacy string"))
  }

  @Test func `JSON has every string, with ranges of vendors`() throws {
    let sheet = try sheet(Self.good, "1YNN", "CQ")
    let object = try JSONSerialization.jsonObject(with: Data(sheet.json)) as? [String: Any]
    let strings = try #require(object?["strings"] as? [[String: Any]])
    #expect(strings.map { $0["kind"] as? String } == ["tcf", "usPrivacy", nil])
    let core = (strings[0]["segments"] as? [[String: Any]])?.first?["fields"] as? [String: Any]
    #expect(core?["PurposesConsent"] as? [Int] == [1, 3, 4])
    #expect(core?["Created"] as? String == "2026-06-01")
    let vendors = core?["VendorConsents"] as? [String: Any]
    #expect(vendors?["ranges"] as? [[Int]] == [[755, 755]])
    #expect((strings[2]["error"] as? [String: Any])?["character"] as? Int == 3)
  }
}
