import Consent
import Testing

/// Additional Consent and US privacy.
struct OtherStringTests {
  private func ids(_ text: String) throws -> [[Int]] {
    let reading = try ConsentReader.read(text)
    #expect(reading.form == .additionalConsent)
    return reading.segments[0].fields.compactMap { $0.value.ids?.ids }
  }

  @Test(arguments: [
    ("1~1.35.41.101", [[1, 35, 41, 101]]),
    ("2~1.35.41.101~dv.9.21.81", [[1, 35, 41, 101], [9, 21, 81]]), ("1~", [[]]),
    ("2~~dv.", [[], []]), ("1~41.1", [[1, 41]]),
  ])
  func `providers that are consented, and that were disclosed`(
    _ text: String, _ expected: [[Int]]
  ) throws {
    #expect(try ids(text) == expected)
  }

  @Test(arguments: [
    ("3~1", ConsentError(.version(3), at: 1)), ("1~1~dv.2", ConsentError(.partCount(3), at: 9)),
    ("2~1", ConsentError(.partCount(2), at: 4)),
    ("2~1~9", ConsentError(.noDisclosedProviders, at: 5)),
    ("1~1..2", ConsentError(.noNumber, at: 5)),
    ("1~1.x", ConsentError(.badCharacter("x"), at: 5)),
    ("1~99999999999999999999", ConsentError(.tooLarge(.consentedProviders), at: 3)),
  ])
  func `a bad list is refused with the character`(_ text: String, _ error: ConsentError) {
    #expect(throws: error) { try ConsentReader.read(text) }
  }

  @Test func `a provider in both lists is told`() throws {
    let reading = try ConsentReader.read("2~1.35~dv.9.35")
    #expect(reading.findings == [ConsentFinding(.listedTwice(35), at: 8)])
  }

  @Test(arguments: [
    ("1---", "---", []), ("1NYN", "NYN", []),
    ("2NYY", "NYY", [ConsentFinding(.unknownVersion(2), at: 1)]),
    ("1yn-", "YN-", [ConsentFinding(.lowercase, at: 2)]),
  ])
  func `the answers of US privacy`(
    _ text: String, _ answers: String, _ findings: [ConsentFinding]
  ) throws {
    let reading = try ConsentReader.read(text)
    #expect(reading.form == .usPrivacy)
    let values = [FieldName.notice, .optOutSale, .lspaCovered].map { reading.segments[0][$0] }
    #expect(values == answers.map { .answer($0) })
    #expect(reading.findings == findings)
  }

  @Test(arguments: [
    ("1YN", ConsentError(.length(3), at: 4)), ("1YNNN", ConsentError(.length(5), at: 5)),
    ("1YXN", ConsentError(.badCharacter("X"), at: 3)),
  ])
  func `what is no US privacy string is refused`(_ text: String, _ error: ConsentError) {
    #expect(throws: error) { try ConsentReader.read(text, as: .usPrivacy) }
  }

  @Test(arguments: [
    ("1YNNX", ConsentError(.length(5), at: 5)), ("1YXN", ConsentError(.badCharacter("X"), at: 3)),
    ("1Y", ConsentError(.length(2), at: 3)),
  ])
  func `what begins like a US privacy string is read as one`(_ text: String, _ error: ConsentError)
  {
    #expect(throws: error) { try ConsentReader.read(text) }
  }

  @Test(arguments: ["", "hello", "ABC", "🙂", "\0", " "])
  func `what is no consent string is refused`(_ text: String) {
    #expect(throws: ConsentError.self) { try ConsentReader.read(text) }
  }
}
