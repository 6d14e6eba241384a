import Consent
import Testing

/// TC strings, with the values that their authors say they have.
struct TCFTests {
  private func read(_ text: String) throws -> ConsentReading {
    let reading = try ConsentReader.read(text)
    #expect(reading.form == .tcf && !reading.isGuess)
    return reading
  }

  private func core(_ text: String) throws -> ConsentSegment {
    try #require(try read(text).segment(.core))
  }

  @Test func `the specification's example`() throws {
    let reading = try read(Strings.specification)
    let core = try #require(reading.segment(.core))
    // 2025-06-03.
    #expect(core[.created] == .moment(tenths: 17_489_088_000))
    #expect(core[.lastUpdated] == core[.created])
    #expect(core[.cmpID] == .number(880))
    #expect(core[.consentLanguage] == .letters("EN"))
    #expect(core[.vendorListVersion] == .number(48))
    #expect(core[.policyVersion] == .number(2))
    #expect(core[.isServiceSpecific] == .flag(true))
    #expect(core[.purposesConsent]?.ids == IDSet([]))
    #expect(core[.publisherCC] == .letters("DE"))
    #expect(
      core[.vendorConsents]
        == .vendors(VendorSet(ids: IDSet(ranges: [1...4]), maximum: 4, isRange: false)))
    #expect(core[.vendorLegitimateInterests]?.ids == IDSet([]))
    #expect(core[.publisherRestrictions] == .restrictions([]))
    let disclosed = try #require(reading.segment(.disclosedVendors))
    #expect(
      disclosed[.disclosedVendors]
        == .vendors(
          VendorSet(ids: IDSet([1, 2, 3, 4, 5, 100, 404]), maximum: 404, isRange: true)))
    let publisher = try #require(reading.segment(.publisherTC))
    #expect(publisher[.pubPurposesConsent]?.ids == IDSet([]))
    #expect(reading.segments.count == 3)
    #expect(reading.findings == [])
  }

  @Test func `purposes, and those of the publisher`() throws {
    let reading = try read(Strings.purposes)
    let core = try #require(reading.segment(.core))
    // 2022-02-01.
    #expect(core[.created] == .moment(tenths: 16_436_736_000))
    #expect(core[.policyVersion] == .number(5))
    #expect(core[.purposesConsent]?.ids?.ids == [1, 3, 4, 5, 6])
    #expect(core[.purposesLITransparency]?.ids?.ids == [2])
    #expect(core[.vendorConsents]?.ids?.ids == [11, 28, 29])
    #expect(
      reading.segment(.disclosedVendors)?[.disclosedVendors]?.ids?.ids == [11, 28, 29, 50, 60, 80])
    let publisher = try #require(reading.segment(.publisherTC))
    #expect(publisher[.pubPurposesConsent]?.ids?.ids == [1, 3, 4, 5, 6])
    #expect(publisher[.pubPurposesLITransparency]?.ids?.ids == [2, 7])
    #expect(publisher[.numCustomPurposes] == .number(0))
  }

  @Test(arguments: [
    (Strings.bits, [28], false, [10, 11, 28], 28), (Strings.range, [29], true, [10, 11, 29], 29),
    (Strings.far, [1, 173, 722], true, [1, 10, 11, 29, 173, 722], 722),
  ])
  func `vendors as bits and as ranges`(
    _ text: String, _ vendors: [Int], _ isRange: Bool, _ disclosed: [Int], _ maximum: Int
  ) throws {
    let reading = try read(text)
    let core = try #require(reading.segment(.core))
    // 2022-01-01.
    #expect(core[.created] == .moment(tenths: 16_409_952_000))
    #expect(
      core[.vendorConsents]
        == .vendors(VendorSet(ids: IDSet(vendors), maximum: maximum, isRange: isRange)))
    #expect(reading.segment(.disclosedVendors)?[.disclosedVendors]?.ids == IDSet(disclosed))
  }

  @Test func `a string of zeros is told that it is for all services`() throws {
    let reading = try read(Strings.zero)
    let core = try #require(reading.segment(.core))
    #expect(core[.created] == .moment(tenths: 0))
    #expect(core[.isServiceSpecific] == .flag(false))
    #expect(reading.segments.map(\.name) == [.core, .allowedVendors, .disclosedVendors])
    let problems = reading.findings.map(\.problem)
    #expect(problems == [.unregisteredCMP(0), .notServiceSpecific, .droppedSegment])
    // Bit 138 is in the 24th character.
    #expect(reading.findings.map(\.character) == [14, 24, 46])
  }

  @Test func `highest vendors with no entries, and dates of the old sort`() throws {
    let reading = try read(Strings.noEntries)
    let core = try #require(reading.segment(.core))
    // 2020-09-09T07:07:49.6Z.
    #expect(core[.created] == .moment(tenths: 15_996_352_696))
    #expect(core[.cmpID] == .number(123))
    #expect(core[.cmpVersion] == .number(239))
    #expect(core[.consentScreen] == .number(2))
    #expect(core[.vendorListVersion] == .number(54))
    let none = IDSet([])
    #expect(
      core[.vendorConsents] == .vendors(VendorSet(ids: none, maximum: 829, isRange: true)))
    #expect(
      core[.vendorLegitimateInterests]
        == .vendors(VendorSet(ids: none, maximum: 828, isRange: true)))
    #expect(reading.findings.map(\.problem) == [.noDisclosedVendorsYet])
  }

  @Test func `purposes 3 to 6 could rest on an interest until 2.2`() throws {
    let reading = try read(Strings.interests)
    let core = try #require(reading.segment(.core))
    #expect(core[.cmpID] == .number(14))
    #expect(core[.purposesConsent]?.ids == IDSet(1...10))
    #expect(core[.purposesLITransparency]?.ids == IDSet(2...10))
    #expect(core[.publisherCC] == .letters("US"))
    #expect(core[.vendorConsents]?.ids?.ids == [2, 6, 8, 12, 18, 23, 25, 37, 42])
    #expect(
      reading.findings.map(\.problem) == [
        .legitimateInterest([3, 4, 5, 6], isValid: true), .noDisclosedVendorsYet,
      ])
  }

  @Test func `a publisher's restrictions may name a vendor twice`() throws {
    let reading = try read(Strings.restrictions)
    let core = try #require(reading.segment(.core))
    guard case .restrictions(let all)? = core[.publisherRestrictions] else {
      Issue.record("no restrictions")
      return
    }
    #expect(all.count == 20)
    #expect(
      all.first
        == PublisherRestriction(
          purpose: 1, type: .requireConsent, vendors: IDSet([7, 20, 71, 122, 140, 183])))
    #expect(reading.findings.contains { $0.problem == .repeatedID(.publisherRestrictions, 7) })
  }

  @Test func `a string that is cut, and one of version 1, are refused with the character`() {
    #expect(throws: ConsentError(.truncated(.vendorConsents), at: 37)) {
      try ConsentReader.read(Strings.cut)
    }
    #expect(throws: ConsentError(.obsolete, at: 1)) { try ConsentReader.read(Strings.obsolete) }
  }

  @Test(arguments: [
    ("=", ConsentError(.badCharacter("="), at: 45)), (".", ConsentError(.emptySegment, at: 46)),
    ("é", ConsentError(.badCharacter("é"), at: 45)),
  ])
  func `what does not belong into a string is told with its character`(
    _ word: String, _ error: ConsentError
  ) {
    let core = Strings.specification.prefix(44)
    #expect(throws: error) { try ConsentReader.read(core + word) }
  }

  @Test(arguments: [("D", 3), ("E", 4), ("A", 0)])
  func `a version that is not known is told at its character`(_ first: String, _ version: Int) {
    let text = first + Strings.specification.dropFirst()
    #expect(throws: ConsentError(.version(version), at: 1)) { try ConsentReader.read(text) }
  }

  @Test(arguments: [
    (
      "CQlH_MAQlH_MAABAHBENB4FgALAAAELAAAYgF5wAQF5gXnABAXmAAA",
      ConsentFinding(.unregisteredCMP(1), at: 14)
    ),
    (
      "CQlH_MAQjh0IAEsAHBENB4FgALAAAELAAAYgF5wAQF5gXnABAXmAAA",
      ConsentFinding(.updatedBeforeCreated, at: 8)
    ),
    (
      "CQlHtnAQlH_MAEsAHBENB4FgALAAAELAAAYgF5wAQF5gXnABAXmAAA",
      ConsentFinding(.notWholeDay(.created), at: 2)
    ),
  ])
  func `a manager and dates that can't be are told`(
    _ core: String, _ finding: ConsentFinding
  ) throws {
    let findings = try read(core + ".IF5wAQF5gA").findings
    #expect(findings.first == finding)
  }

  @Test func `bits behind the last field are told`() throws {
    let core = String(Strings.specification.prefix(44))
    let padded = try read(core + "AAAA")
    #expect(padded.findings.map(\.problem) == [.noDisclosedVendorsYet])
    let findings = try read(core + "AAB").findings
    #expect(findings.contains(ConsentFinding(.bitsLeftOver, at: 47)))
  }

  @Test func `a segment that is there twice, and one of an unknown type`() throws {
    let text = Strings.specification + ".YAAAAAAAAAAA.oAAA"
    let findings = try read(text).findings
    #expect(findings.map(\.problem) == [.repeatedSegment(.publisherTC), .unknownSegment(type: 5)])
    #expect(findings.map(\.character) == [80, 93])
  }
}
