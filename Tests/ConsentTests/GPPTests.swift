import Consent
import Testing

/// GPP strings and the sections of the US.
struct GPPTests {
  private func header(_ text: String) throws -> [Int] {
    let reading = try ConsentReader.read(text)
    #expect(reading.form == .gpp)
    return try #require(reading.segment(.header)?[.sections]?.ids?.ids)
  }

  @Test(arguments: [
    ("DBAA", []), ("DBABMA", [2]), ("DBABM", [2]), ("DBACNYA", [2, 6]), ("DBACNY", [2, 6]),
    ("DBABTA~1YNN", [6]), ("DBACOcGA", [2] + Array(5...27)),
  ])
  func `the ids of a header`(_ text: String, _ ids: [Int]) throws {
    #expect(try header(text) == ids)
  }

  @Test func `a header without its sections is told`() throws {
    let empty = try ConsentReader.read("DBAA")
    #expect(empty.findings == [])
    let findings = try ConsentReader.read("DBACNYA").findings
    #expect(findings == [ConsentFinding(.sectionsMissing([2, 6]), at: 8)])
  }

  @Test func `fewer sections than the header names are an error`() {
    #expect(throws: ConsentError(.sectionCount(named: [2, 5, 6], found: 2), at: 14)) {
      try ConsentReader.read("DBACOeA~~1YNN")
    }
  }

  @Test func `US privacy within GPP`() throws {
    let section = try #require(try ConsentReader.read("DBABTA~1YNN").sections.first)
    #expect(section.id == .uspv1)
    #expect(section.character == 8)
    let core = try #require(section.segments.first)
    #expect(core[.notice] == .answer("Y"))
    #expect(core[.optOutSale] == .answer("N"))
    #expect(core[.lspaCovered] == .answer("N"))
  }

  @Test func `a TC string within GPP, and places in the whole string`() throws {
    let reading = try ConsentReader.read("DBABMA~\(Strings.specification)")
    let section = try #require(reading.sections.first)
    #expect(section.id == .tcfeuv2)
    #expect(section.segments.map(\.name) == [.core, .disclosedVendors, .publisherTC])
    let broken = try ConsentReader.read("DBABMA~\(Strings.cut)")
    #expect(broken.errors == [ConsentError(.truncated(.vendorConsents), at: 44)])
  }

  // MARK: Sections

  private func choices(_ segment: ConsentSegment, _ name: FieldName) -> [Int]? {
    switch segment[name] {
    case .choices(_, let values)?: values
    case .choice(_, let value)?: [value]
    default: nil
    }
  }

  /// The values of all fields but the version, in their order.
  private func values(_ segment: ConsentSegment) -> [[Int]] {
    segment.fields.dropFirst().compactMap { choices(segment, $0.name) }
  }

  private static let ones12 = [Int](repeating: 1, count: 12)

  @Test(arguments: [
    ("BAAAVVVVUQA.QA", ones12, [1, 1]),
    ("CAAAVVVVVVRA.QA", ones12 + [1, 1, 1, 1], [1, 1, 1]),
    ("CAAAVVVVAFBA.QA", ones12 + [0, 0, 0, 0], [1, 1, 0]),
    ("CAAAAAABEQA.QA", [Int](repeating: 0, count: 11) + [1], [0, 1]),
  ])
  func `the national section of both versions`(
    _ text: String, _ sensitive: [Int], _ child: [Int]
  ) throws {
    let reading = try ConsentReader.read("DBABLA~\(text)")
    let section = try #require(reading.sections.first)
    #expect(section.id == .usnat)
    let core = try #require(section.segments.first)
    #expect(choices(core, .sensitiveDataProcessing) == sensitive)
    #expect(choices(core, .knownChildSensitiveDataConsents) == child)
    #expect(core[.mspaCoveredTransaction] == .choice(.covered, 1))
    #expect(section.segments.last?[.gpc] == .flag(false))
    #expect(section.findings.allSatisfy { $0.isNote })
  }

  @Test func `the length decides against the version`() throws {
    let reading = try ConsentReader.read("DBABLA~CAAAAAABEQA.QA")
    let expected = ConsentFinding(.decidedByLength(version: 2, fields: 12), at: 8)
    #expect(reading.allFindings == [expected])
  }

  @Test func `a national section by itself is guessed by its length`() throws {
    let reading = try ConsentReader.read("BVQqAAAAAgA.QA")
    #expect(reading.form == .section(.usnat) && reading.isGuess)
    let core = try #require(reading.segments.first)
    let expected = [[1], [1], [1], [1], [0], [0], [2], [2], [2]]
    #expect(Array(values(core).prefix(9)) == expected)
    #expect(core[.mspaCoveredTransaction] == .choice(.covered, 2))
    #expect(reading.segments.last?[.gpc] == .flag(false))
  }

  @Test func `California`() throws {
    let reading = try ConsentReader.read("BVWSSSVY.YA", as: .section(.usca))
    let core = try #require(reading.segments.first)
    #expect(
      values(core) == [
        [1], [1], [1], [1], [1], [2, 1, 0, 2, 1, 0, 2, 1, 0], [2, 1], [1], [1], [1], [2],
      ])
    #expect(reading.segments.last?[.gpc] == .flag(true))
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("BVWSSVY", GPPSectionID.usva, [1], nil as [Int]?, nil as Bool?),
    ("BVWSSZlY", .usfl, [2, 1, 2], [1], nil), ("BVWSSVWA.YA", .ustx, [1], [1], true),
  ])
  func `other states`(
    _ text: String, _ id: GPPSectionID, _ child: [Int], _ additional: [Int]?, _ gpc: Bool?
  ) throws {
    let reading = try ConsentReader.read(text, as: .section(id))
    let core = try #require(reading.segments.first)
    #expect(Array(values(core).prefix(5)) == [[1], [1], [1], [1], [1]])
    #expect(choices(core, .sensitiveDataProcessing) == [2, 1, 0, 2, 1, 0, 2, 1])
    #expect(choices(core, .knownChildSensitiveDataConsents) == child)
    #expect(choices(core, .additionalDataProcessingConsent) == additional)
    #expect(choices(core, .mspaCoveredTransaction) == [1])
    #expect(choices(core, .mspaOptOutOptionMode) == [1])
    #expect(choices(core, .mspaServiceProviderMode) == [2])
    #expect(reading.segments.dropFirst().first?[.gpc] == gpc.map { .flag($0) })
    #expect(reading.findings == [])
  }

  @Test(arguments: [
    ("CAAAAAAAAABA.QA", GPPSectionID.usnat), ("BAAAAABA.QA", .usca), ("BAAAABA", .usva),
    ("BQAA.QA", .usmd), ("BQAA.AAA", .usin),
  ])
  func `what a library writes before anybody chose`(_ text: String, _ id: GPPSectionID) throws {
    let reading = try ConsentReader.read(text, as: .section(id))
    let core = try #require(reading.segments.first)
    #expect(values(core).flatMap(\.self).reduce(0, +) == 1)
    #expect(core[.mspaCoveredTransaction] == .choice(.covered, 1))
    #expect(reading.findings == [])
  }

  @Test func `a value that no field may have is told with its character`() throws {
    let reading = try ConsentReader.read("BbYbGwXY.YA", as: .section(.usca))
    #expect(!reading.findings.isEmpty)
    for finding in reading.findings {
      guard case .value(_, _, let value) = finding.problem else {
        Issue.record("\(finding)")
        continue
      }
      #expect(value == 3 && (1...8).contains(finding.character))
    }
  }

  /// The bits of each core, as its specification adds up to.
  @Test(arguments: [
    (GPPSectionID.usca, 46), (.usva, 40), (.usco, 38), (.usut, 42), (.usct, 44), (.usfl, 46),
    (.usmt, 46), (.usor, 52), (.ustx, 42), (.usne, 42), (.ustn, 42), (.usmn, 42), (.usde, 52),
    (.usia, 42), (.usnh, 46), (.usnj, 54), (.usmd, 22), (.usin, 24), (.usky, 24), (.usri, 24),
  ])
  func `a section has the bits of its specification`(_ id: GPPSectionID, _ bits: Int) throws {
    let enough = String(repeating: "A", count: (bits + 5) / 6)
    #expect(throws: Never.self) {
      try ConsentReader.read("B" + enough.dropFirst(), as: .section(id))
    }
    let short = "B" + String(repeating: "A", count: (bits + 5) / 6 - 2)
    #expect(throws: ConsentError.self) { try ConsentReader.read(short, as: .section(id)) }
  }

  @Test func `a section that could be several is refused with their names`() {
    let names = ["usca", "usct", "usmt", "ustx", "usia", "usne", "usnh", "ustn", "usmn"]
    #expect(throws: ConsentError(.ambiguous(names), at: 1)) {
      try ConsentReader.read("BVWSSSVY.YA")
    }
  }
}
