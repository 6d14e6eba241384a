import Foundation
import Testing

/// The help the program prints.
@Suite(.outside) struct HelpTests {
  /// Every command that the article on commands has the help of.
  static let topics: [String] = {
    let path = Program.root.appendingPathComponent("Sources/App/Adplay.docc/Commands.md")
    let text = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    return text.matches(of: /\n### adplay ([a-z]+)/).map { String($0.1) }
  }()

  @Test func `there are commands`() { #expect(Self.topics.count > 10) }

  @Test func `the help has every command on a screen of 24 rows and 80 columns`() throws {
    let help = try Program.run("--help")
    #expect(help.status == 0)
    // Those that few need have a line together.
    let aside =
      help.output.split(separator: "\n").first { $0.hasPrefix("also: ") }?
      .split(separator: " ").dropFirst() ?? []
    #expect(aside.count > 3)
    for topic in Self.topics where !aside.contains(Substring(topic)) {
      #expect(help.output.contains("\n  \(topic) "))
    }
    let rows = help.output.split(separator: "\n", omittingEmptySubsequences: false)
    // The last row of the screen has the prompt.
    #expect(rows.count <= 24)
    #expect(rows.filter { $0.count > 80 } == [])
    #expect(try Program.run("help").output == help.output)
    #expect(try Program.run("help", "--help").output == help.output)
  }

  @Test(arguments: [["YourReports"], ["your", "reports"], ["Explain your reports"]])
  func `an article by its name, its title or its words`(_ words: [String]) throws {
    let help = try Program.run(Program.path, ["help"] + words)
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("Explain your reports\n====================\n"))
    let text = help.output.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(text.filter { $0.count > 80 } == [])
    #expect(!help.output.contains("<doc:") && !help.output.contains("```"))
  }

  @Test func `every article is listed once, with what one can do after reading it`() throws {
    let list = try Program.run("help", "articles").output
    let folder = Program.root.appendingPathComponent("Sources/App/Adplay.docc").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".md") && $0 != "Adplay.md" }.map { $0.dropLast(3) }
    #expect(names.count > 20)
    for name in names {
      let rows = list.split(separator: "\n").filter { $0.hasPrefix("- \(name): ") }
      #expect(rows.count == 1 && !rows[0].contains("After"), "\(name)")
    }
  }

  @Test func `a mistyped article gets the nearest one`() throws {
    let refusal = try Program.run("help", "YourReprots")
    #expect(refusal.status == 2)
    #expect(refusal.complaint.contains("did you mean YourReports?"))
  }

  @Test func `a mistyped topic gets the nearest one`() throws {
    let refusal = try Program.run("help", "snapshotz")
    #expect(refusal.status == 2)
    #expect(refusal.complaint.contains("did you mean snapshot?"))
  }

  @Test(arguments: topics)
  func `a command's help is the same for help, --help and -h`(_ topic: String) throws {
    let help = try Program.run("help", topic)
    #expect(help.status == 0)
    #expect(help.output.hasPrefix("usage: adplay \(topic)"))
    #expect(help.complaint.isEmpty)
    #expect(try Program.run(topic, "--help").output == help.output)
    #expect(try Program.run(topic, "-h").output == help.output)
  }

  @Test(arguments: [["storefront", "--help"], ["--speed", "2", "-h"], ["help", "stage"]])
  func `help after the stage's arguments is that of the stage`(_ words: [String]) throws {
    let help = try Program.run(Program.path, words)
    #expect(help.status == 0)
    #expect(help.output.contains("Opens the stage."))
    #expect(help.complaint.isEmpty)
  }

  @Test(arguments: [["--help"]] + topics.map { ["help", $0] })
  func `help fits into 80 columns`(_ words: [String]) throws {
    let lines = try Program.run(Program.path, words).output.split(separator: "\n")
    #expect(lines.filter { $0.count > 80 } == [])
    #expect(lines.count > 2 || words == ["help", "themes"])
  }

  /// An option in the help must be accepted; without its value the error is another one.
  @Test(arguments: topics.filter { !["themes", "mcp", "record"].contains($0) })
  func `every option named in help is known`(_ command: String) throws {
    let help = try Program.run("help", command).output
    let options = help.matches(of: /^ +(--[a-z-]+)/.anchorsMatchLineEndings()).map { String($0.1) }
    #expect(!options.isEmpty)
    for option in options {
      #expect(
        try !Program.run(command, option).complaint.contains("unknown option"), "\(option)")
    }
  }

  @Test func `both schemas are printed, and they differ`() throws {
    let scenario = try Program.run("scenarios", "--schema")
    let journal = try Program.run("scenarios", "--journal-schema")
    #expect(scenario.status == 0)
    #expect(journal.status == 0)
    let (first, second) = (scenario.output, journal.output)
    #expect(first != second)
    for schema in [first, second] {
      #expect(try object(in: schema[...])["$schema"] as? String != nil)
    }
  }
}
