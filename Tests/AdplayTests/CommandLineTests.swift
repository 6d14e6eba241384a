import Catalogue
import Testing

@testable import Adplay

/// How the words of a command line are read.
struct CommandLineTests {
  @Test(arguments: [
    ["scenarios", "--json=false"], ["run", "a.json", "--json=true"], ["--no-mouse=", "a.json"],
  ])
  func `a value for an option that takes none is refused`(_ words: [String]) throws {
    let option = try #require(words.first { $0.contains("=") }?.split(separator: "=").first)
    #expect(throws: UsageError.takesNoValue(String(option))) { try Commands.request(words) }
  }

  @Test func `a value stands behind the option, or behind a sign`() throws {
    let run = RunOptions.command
    let apart = try run.read(["a", "--junit", "b.xml", "--json"])
    #expect(try run.read(["--junit=b.xml", "a", "--json"]) == apart)
    #expect(try run.read(["--junit=", "a"]) != run.read(["a"]))
  }

  @Test func `help and version are asked for by options only, not by a value or a file`() throws {
    let run = RunOptions(scenarios: ["a"], junit: "--version")
    #expect(try RunOptions.command.read(["a", "--junit", "--version"]) == run)
    let check = CheckOptions(scenarios: ["--version", "-h"])
    #expect(try CheckOptions.command.read(["--", "--version", "-h"]) == check)
    #expect(throws: UsageError.asks(.version)) {
      try RunOptions.command.read(["a", "--version", "--junit"])
    }
    #expect(throws: UsageError.asks(.help)) { try RunOptions.command.read(["--json", "-h"]) }
    #expect(throws: UsageError.asks(.version)) { try HelpOptions.command.read(["--version"]) }
  }

  @Test(arguments: [
    (["--thme"], "unknown option --thme (did you mean --theme?); see adplay help stage"),
    (["run", "--jsn"], "unknown option --jsn (did you mean --json?); see adplay run --help"),
    (["check", "--versoin"], "(did you mean --version?); see adplay check --help"),
    (["demo", "--at", "3"], "--at (did you mean --auto?); see adplay demo --help"),
    (["hunt", "a", "--runs", "9", "--for", "9s"], "--for and --runs can't be used together"),
    (["run", "a", "--threshold", "5%"], "needs --repeat N beside it; see adplay run --help"),
    (["vast", "a", "b", "--stage"], "--stage takes one file, but there are a and b"),
    (["learn", "--at", "3"], "unknown option --at; see adplay learn --help"),
    (["diff", "a", "b", "c"], "unexpected argument \"c\"; see adplay diff --help"),
    (["a", "b"], "unexpected argument \"b\"; see adplay help stage"),
  ])
  func `what a command does not have leads to its own help`(
    _ words: [String], _ sentence: String
  ) throws {
    let error = try #require(throws: UsageError.self) { try Commands.request(words) }
    #expect(error.sentence.hasSuffix(sentence), "\(error.sentence)")
  }

  @Test(arguments: [
    ["--speed", "nan"], ["--speed", "2000"], ["--speed", "0.0001"], ["--speed", "-1"],
    ["--speed", "inf"], ["--motion", "some"], ["snapshot", "--format", "png"],
    ["check", "--adapter", "A.B", "--network", "none"],
    ["completions", "--install", "--prefix", ""],
    ["hunt", "a", "--for", "0s"], ["new", "adapter", "House", "--formats", "native,"],
  ])
  func `a value beyond what is allowed is refused`(_ words: [String]) throws {
    let error = try #require(throws: UsageError.self) { try Commands.request(words) }
    if case .badValue = error {} else { Issue.record("\(error)") }
  }

  @Test(arguments: [
    ("4:00.850", 240_850), ("59.5s", 59_500), ("1:04:00", 3_840_000), ("0:07", 7_000),
  ])
  func `a moment is taken as it is printed`(_ word: String, _ milliseconds: Int) throws {
    let options = try StageOptions.command.read(["a", "--at", word])
    #expect(options.place == .time(.milliseconds(milliseconds)))
  }

  @Test(arguments: ["1:60", "1:2:3:4", ":30", "-1:30", "1:-5", "1:x"])
  func `what is no moment is refused`(_ word: String) throws {
    #expect(throws: UsageError.self) { try StageOptions.command.read(["a", "--at", word]) }
  }

  @Test(arguments: [
    (["a", "b", "--stage"], ExplainOptions.Opening.reasons),
    (["--stage", "a", "b"], .reasons), (["a", "b", "--stage", "2"], .reason(2)),
    (["--stage=3", "a", "b"], .reason(3)),
  ])
  func `a value may be left out`(_ words: [String], _ opening: ExplainOptions.Opening) throws {
    let options = try ExplainOptions.command.read(words)
    #expect(options.stage == opening && options.reports == ["a", "b"])
    #expect(throws: UsageError.self) { try ExplainOptions.command.read(["a", "b", "--stage=x"]) }
  }

  @Test func `the words are those of the process, wherever it finds them`() {
    #expect(Arguments.all == CommandLine.arguments)
  }
}
