import JSON
import Testing

/// Inputs made to be slow, deep or large. Those read to their end are smaller here, since tests are
/// built without optimisation.
@Suite struct LimitTests {
  private static let tenMegabytes = 10_000_000

  private func refusal(of text: [UInt8]) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONReader.read(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `sixty-four levels are read`() throws {
    let text = String(repeating: "[{\"a\":", count: 32) + "1" + String(repeating: "}]", count: 32)
    let read = try JSONReader.read(text).bytes()
    #expect(String(decoding: read, as: UTF8.self) == text)
  }

  @Test func `the sixty-fifth level is refused where it opens`() {
    let text = Array((String(repeating: "[", count: 64) + "{}").utf8)
    let position = JSONPosition(line: 1, column: 65)
    #expect(refusal(of: text) == JSONError(position: position, problem: .tooDeep(limit: 64)))
  }

  @Test(arguments: ["[", "{\"a\":", "[[],"])
  func `ten megabytes of opening brackets do not overflow the stack`(unit: String) throws {
    let count = Self.tenMegabytes / unit.utf8.count
    let error = refusal(of: Array(String(repeating: unit, count: count).utf8))
    #expect(error?.problem == .tooDeep(limit: 64))
  }

  @Test func `ten megabytes of zeros are refused at once`() {
    let error = refusal(of: [UInt8](repeating: 0, count: Self.tenMegabytes))
    #expect(error == JSONError(position: JSONPosition(line: 1, column: 1), problem: .nulByte))
  }

  @Test func `text longer than the limit is refused unread`() {
    let limit = JSONReader.longest
    let error = refusal(of: [UInt8](repeating: 0x20, count: limit + 1))
    #expect(error?.problem == .tooLong(limit: limit))
  }

  @Test func `a long unterminated string is reported at its opening quote`() {
    let text = Array("[\"".utf8) + [UInt8](repeating: 0x61, count: 1_000_000)
    let position = JSONPosition(line: 1, column: 2)
    #expect(refusal(of: text) == JSONError(position: position, problem: .unterminatedString))
  }

  @Test(arguments: ["1", "é", "\\\"", "nonsense"])
  func `a long wrong word makes one short sentence`(unit: String) throws {
    let text = String(repeating: unit, count: 100_000)
    let error = try #require(refusal(of: Array("[\(text)é]".utf8)))
    #expect(error.sentence.count < 120)
    #expect(!error.sentence.contains("\n"))
  }

  @Test func `a text may be as long as the limit, and no longer`() {
    let zeros = [UInt8](repeating: 0, count: JSONReader.longest)
    #expect(refusal(of: zeros)?.problem == .nulByte)
    #expect(refusal(of: zeros + [0])?.problem == .tooLong(limit: JSONReader.longest))
  }

  @Test(arguments: ["k", "\\u0041"])
  func `a duplicate is found among many keys`(prefix: String) throws {
    let members = (0..<20_000).map { "\"\(prefix)\($0)\":0" }
    let text = "{\n" + members.joined(separator: ",\n")
    let node = try JSONReader.read(text + "}")
    #expect(node.members.count == 20_000)
    let error = try #require(refusal(of: Array((text + ",\n \"\(prefix)777\":1}").utf8)))
    let name = prefix == "k" ? "k777" : "A777"
    let first = JSONPosition(line: 779, column: 1)
    #expect(error.problem == .duplicateKey(name, first: first))
    #expect(error.position == JSONPosition(line: 20_002, column: 2))
  }

  @Test(arguments: [8, 9, 10, 100])
  func `duplicate keys are found in small and large objects`(count: Int) {
    let members = (0..<count - 1).map { "\"\($0)\":0" } + ["\"\(count - 2)\":0"]
    let text = "{" + members.joined(separator: ",") + "}"
    guard case .duplicateKey(let key, _) = refusal(of: Array(text.utf8))?.problem else {
      Issue.record("the second \(count - 2) was accepted")
      return
    }
    #expect(key == "\(count - 2)")
  }

  @Test func `keys that only look alike are different keys`() throws {
    let node = try JSONReader.read("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
    var object = try node.object()
    #expect(try object.required("\u{E9}").int() == 1)
    #expect(try object.required("e\u{301}").int() == 2)
  }
}
