import Foundation
import Testing

/// The article about the terminal says how each feature can be seen: by a key or a command. Here each is
/// tried, and what should be seen is looked for.
@Suite(.outside) struct FeatureTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let number: Int
    /// A key, or a line for a shell.
    let way: String
    let isKey: Bool
    var testDescription: String { "\(number) \(way)" }
  }

  /// What is seen.
  static let signs = [
    1: "? help", 2: "any other key closes", 3: "\u{1B}[?1049l", 4: "midnight", 5: "\u{1B}]11;?",
    6: "adplay needs", 7: "filter:", 8: "The mouse is the terminal's", 9: #""reload": "r""#,
    10: "Journal saved", 11: "⏎ do it", 12: #"{"version":2"#, 13: "<svg", 14: "1 held",
    15: "Who counted?", 16: "中文・日本語", 17: "␛]52;c;", 18: "\u{1B}[?1049l", 19: "flood",
    20: "signals", 21: "accessible mode", 22: "\u{1B}]52;c;", 23: "Who counted?",
    24: "pauseWithoutFocus", 25: "usage: adplay",
  ]

  static let rows: [Row] = {
    let path = Program.root.appendingPathComponent("Sources/App/Adplay.docc/TheTerminal.md")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.matches(of: /\n\| (\d+) \|[^\n]*\| (press )?`([^`]+)` \|(?=\n)/).compactMap {
      Row(number: Int($0.1) ?? 0, way: String($0.3), isKey: $0.2 != nil)
    }
  }()

  @Test func `there are twenty-five, each with a sign of its own`() {
    #expect(Self.rows.map(\.number) == Array(1...25))
    #expect(Self.signs.keys.sorted() == Array(1...25))
  }

  @Test(arguments: rows.filter(\.isKey))
  func `a key shows what it should`(_ row: Row) async throws {
    let sign = try #require(Self.signs[row.number])
    let terminal = try PseudoTerminal(columns: 120, rows: 40)
    try await terminal.read("the stage") { $0.contains("Who counted?") }
    terminal.forgetOutput()
    try terminal.type(Self.bytes(row.way))
    try await terminal.read(sign) { $0.contains(sign) }
    if row.way == "Ctrl-C" { _ = try await terminal.end() }
    if row.way == "Ctrl-Z" { try await terminal.waitUntilStopped() }
  }

  private static func bytes(_ key: String) -> String {
    switch key {
    case "Ctrl-C": "\u{3}"
    case "Ctrl-Z": "\u{1A}"
    default: key
    }
  }

  @Test(arguments: rows.filter { !$0.isKey && opensTheStage($0.way) })
  func `a command opens what it should`(_ row: Row) async throws {
    let sign = try #require(Self.signs[row.number])
    var words = row.way.split(separator: " ").map(String.init)
    let isColorless = words.first == "NO_COLOR=1"
    words.removeFirst(isColorless ? 2 : 1)
    let terminal = try PseudoTerminal(
      words, environment: ["NO_COLOR": isColorless ? "1" : "", "COLORTERM": "truecolor"])
    try await terminal.read(sign) { $0.contains(sign) }
    #expect(!isColorless || !terminal.text.contains("\u{1B}[38;2;"))
  }

  @Test(
    arguments: rows.filter { !$0.isKey && $0.way.hasPrefix("adplay ") && !opensTheStage($0.way) })
  func `a command prints what it should`(_ row: Row) throws {
    let sign = try #require(Self.signs[row.number])
    let scratch = try Scratch()
    let folder = (Program.path as NSString).deletingLastPathComponent
    // What is written to a file is looked for there.
    let line =
      "cd '\(scratch.url.path)'; PATH='\(folder)':$PATH; \(row.way) && cat *.cast 2> /dev/null"
    let outcome = try Program.run("/bin/sh", ["-c", line], ["XDG_CONFIG_HOME": "/dev/null"])
    #expect(outcome.complaints.isEmpty)
    #expect(outcome.output.contains(sign), "\(outcome.output.prefix(400)) \(outcome.complaint)")
  }

  @Test(arguments: rows.filter { $0.way.hasPrefix("Tests/") })
  func `a tool of the repository has the probes that are named`(_ row: Row) throws {
    let words = row.way.split(separator: " ")
    let tool = try String(
      contentsOf: Program.root.appendingPathComponent(String(words[0])), encoding: .utf8)
    for probe in words[2].split(separator: ",") {
      #expect(tool.contains("\"\(probe)\""), "\(probe)")
    }
  }

  static func opensTheStage(_ line: String) -> Bool {
    ["adplay --theme", "NO_COLOR", "adplay --accessible", "adplay media"].contains {
      line.hasPrefix($0)
    }
  }
}
