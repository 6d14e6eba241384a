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
    #expect(throws: UsageError.takesNoValue(String(option))) { try Command(words) }
  }

  @Test func `a value stands behind the option, or behind a sign`() throws {
    let apart = try Command(["run", "a", "--junit", "b.xml", "--json"])
    #expect(try Command(["run", "--junit=b.xml", "a", "--json"]) == apart)
    #expect(try Command(["run", "--junit=", "a"]) != Command(["run", "a"]))
  }

  @Test func `help and version are asked for by options only, not by a value or a file`() throws {
    var run = Command.RunOptions()
    (run.scenarios, run.junit) = (["a"], "--version")
    #expect(try Command(["run", "a", "--junit", "--version"]) == .run(run))
    var check = Command.CheckOptions()
    check.scenarios = ["--version", "-h"]
    #expect(try Command(["check", "--", "--version", "-h"]) == .check(check))
    #expect(try Command(["run", "a", "--version", "--junit"]) == .version)
    #expect(try Command(["run", "--json", "-h"]) == .help(topic: "run"))
    #expect(try Command(["a.json", "--help"]) == .help(topic: "stage"))
    #expect(try Command(["help", "--version"]) == .version)
  }

  @Test(arguments: [
    (["--thme"], "unknown option --thme (did you mean --theme?); see adplay help stage"),
    (["run", "--jsn"], "unknown option --jsn (did you mean --json?); see adplay run --help"),
    (["check", "--versoin"], "(did you mean --version?); see adplay check --help"),
    (["learn", "--at", "3"], "unknown option --at; see adplay learn --help"),
    (["diff", "a", "b", "c"], "unexpected argument \"c\"; see adplay diff --help"),
    (["a", "b"], "unexpected argument \"b\"; see adplay help stage"),
  ])
  func `what a command does not have leads to its own help`(
    _ words: [String], _ sentence: String
  ) throws {
    let error = try #require(throws: UsageError.self) { try Command(words) }
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
    let error = try #require(throws: UsageError.self) { try Command(words) }
    if case .badValue = error {} else { Issue.record("\(error)") }
  }

  @Test func `the words are those of the process, wherever it finds them`() {
    #expect(Arguments.all == CommandLine.arguments)
  }
}
