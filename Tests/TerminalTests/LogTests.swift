import Foundation
import Glibc
import Testing

/// What `--log` says about the program itself.
@Suite(.outside) struct LogTests {
  private let scratch: Scratch
  private let places: [String: String]

  init() throws {
    scratch = try Scratch()
    try FileManager.default.createDirectory(
      atPath: scratch.path("config/adplay"), withIntermediateDirectories: true)
    places = ["XDG_CONFIG_HOME": scratch.path("config"), "COLORTERM": "truecolor", "NO_COLOR": ""]
  }

  private func save(_ text: String) throws {
    let path = scratch.path("config/adplay/config.json")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  /// The lines without their times, each of which must be one.
  private func lines() throws -> [String] {
    try scratch.text("adplay.log").split(separator: "\n").map { line in
      let time = #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z /#
      let match = try #require(line.prefixMatch(of: time), "\(line)")
      return String(line[match.range.upperBound...])
    }
  }

  @Test func `a session is told, with why a configuration was not reloaded`() async throws {
    try save(#"{ "speed": 1 }"#)
    let terminal = try PseudoTerminal(
      ["--log", scratch.path("adplay.log")], environment: places)
    try await terminal.read("the stage") { $0.contains("Phone") }
    try terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\")
    try save(#"{ "theme": "embr" }"#)
    try await terminal.read("why not") { $0.contains("line 1, column 12") }
    try terminal.type("wq")
    #expect(try await terminal.end() == 0)
    let told = try lines()
    #expect(told.first?.hasPrefix("adplay 0.") == true && told.first?.contains(" starts: ") == true)
    for line in [
      "scenario: storefront", "configuration: \(scratch.path("config/adplay/config.json"))",
      "terminal: TERM xterm-256color, 100 by 30, colours trueColor",
      "terminal answers: background 255 255 255", "written: adplay-storefront-1.jsonl",
    ] {
      #expect(told.contains(line), "\(told)")
    }
    #expect(told.contains { $0.hasPrefix("theme: now ") })
    #expect(told.contains { $0.hasPrefix("not reloaded: ") && $0.contains("line 1, column 12") })
    #expect(told.last == "leaves with status 0")
    #expect(!terminal.text.contains("not reloaded: "))
  }

  @Test func `a signal that ends it is its last line, and another session goes on below`()
    async throws
  {
    let words = ["--log", scratch.path("adplay.log")]
    let terminal = try PseudoTerminal(words, environment: places)
    try await terminal.read("the stage") { $0.contains("Phone") }
    terminal.signal(SIGTERM)
    #expect(try await terminal.end() == 128 + SIGTERM)
    #expect(try lines().last == "signal 15")
    let accessible = try Program.run(Program.path, ["--accessible", "--no-last"] + words)
    #expect(accessible.status == 0)
    let told = try lines()
    #expect(told.count { $0.contains(" starts: ") } == 2 && told.contains("signal 15"))
    #expect(told.last == "leaves with status 0")
  }

  @Test func `a log that is read or written elsewhere, or can't be, is refused`() throws {
    let scenario = try scratch.write("{}", to: "a.json")
    for words in [
      [scenario, "--log", scenario], ["--log", scenario, "--journal", scenario],
      ["--log", scratch.path("none/adplay.log")],
    ] {
      let run = try Program.run(Program.path, words)
      #expect(run.status == 2 && run.complaints.count == 1, "\(run.complaint)")
    }
    #expect(try scratch.text("a.json") == "{}")
  }
}
