import JSON
import Testing
import YAML

/// The part of YAML that lists of settings use.
struct FlatYAMLTests {
  private func read(_ text: String) throws(JSONError) -> [YAMLEntry] {
    try FlatYAML.read(Array(text.utf8))
  }

  @Test func `keys have values, and sections have keys`() throws {
    let entries = try read(
      """
      # a list
      ---
      name: Fog  # said twice below
      "quoted" : is this
      'single': 'it''s'
      palette:
        base00: "#1d1f21"
        base01: 282a2e
        base02: #373b41
      last: "a \\"b\\" \\\\ c"
      ...
      after: the end
      """.replacing("\"quoted\" :", with: "\"quoted\":"))
    #expect(
      entries.map { "\($0.section ?? "-") \($0.key) \($0.value)" } == [
        "- name Fog", "- quoted is this", "- single it's", "palette base00 #1d1f21",
        "palette base01 282a2e", "palette base02 #373b41", #"- last a "b" \ c"#,
      ])
    #expect(entries[3].valuePosition == JSONPosition(line: 7, column: 11))
    #expect(entries[3].keyPosition == JSONPosition(line: 7, column: 3))
  }

  @Test func `line ends of every system and a byte order mark are read`() throws {
    #expect(try read("\u{FEFF}a: 1\r\nb: 2\r\n").map(\.value) == ["1", "2"])
    #expect(try read("a: 1\rb: 2").map(\.key) == ["a", "b"])
    #expect(try read("").isEmpty)
  }

  @Test(arguments: ["#12345", "#1234567", "#12345g", "# 1d1f21"])
  func `only six digits behind a number sign are a colour`(_ comment: String) throws {
    #expect(try read("a: #1d1f21\nb: \(comment)\nc: 1").map(\.key) == ["a", "c"])
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    var testDescription: String { text.debugDescription }
  }

  nonisolated static let broken = [
    Broken(text: "a: 1\nb", line: 2, column: 1),
    Broken(text: "a: 1\nb:2", line: 2, column: 1),
    Broken(text: "a: \"1", line: 1, column: 4),
    Broken(text: "a: 'it's'", line: 1, column: 8),
    Broken(text: "a: [1, 2]", line: 1, column: 4),
    Broken(text: "a: |\n  text", line: 1, column: 4),
    Broken(text: "- a: 1", line: 1, column: 1),
    Broken(text: "a: 1\n---\nb: 2", line: 2, column: 1),
    Broken(text: "a: 1\na: 2", line: 2, column: 1),
    Broken(text: "p:\n  a: 1\n    b: 2", line: 3, column: 5),
    Broken(text: "p:\n\ta: 1", line: 2, column: 1),
    Broken(text: "a: 1\n  b: 2", line: 2, column: 3),
    Broken(text: "p:\n  q:\n    a: 1", line: 2, column: 3),
  ]

  @Test(arguments: broken) func `what it does not know is refused at its place`(_ test: Broken) {
    let error = #expect(throws: JSONError.self) { try read(test.text) }
    #expect(error?.position == JSONPosition(line: test.line, column: test.column))
  }

  @Test func `bytes that are no text are refused`() {
    #expect(throws: JSONError.self) { try FlatYAML.read([0x61, 0x3A, 0x20, 0xFF]) }
  }
}
