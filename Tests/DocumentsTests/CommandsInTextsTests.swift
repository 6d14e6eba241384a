import Catalogue
import Foundation
import Screen
import StageUI
import Testing

/// Compares the command line in the program's source with the texts. The source is read, since the
/// commands can't be imported.
struct CommandsInTextsTests {
  /// The names in `Command.names`.
  private func commands() throws -> [String] {
    let source = try Documents.text("Sources/App/CommandLine/Reading/Command+Reading.swift")
    let list = try #require(source.firstMatch(of: /static let names = \[([^\]]*)\]/)).1
    let names = list.matches(of: /"([a-z]+)"/).map { String($0.1) }
    try #require(names.count > 5)
    return names
  }

  /// Every `--option` in the text.
  private func options(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z]+(?:-[a-z]+)*/).map { String($0.0) })
  }

  /// Every option that the command line reads.
  private func optionsRead() throws -> Set<String> {
    let folder = "Sources/App/CommandLine/Reading"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Documents.root.appendingPathComponent(folder).path)
    let source = try files.map { try Documents.text("\(folder)/\($0)") }.joined()
    return Set(source.matches(of: /"(--[a-z-]+)"/).map { String($0.1) })
  }

  private static let screens = Text.wrapped(
    Rooms.namesForSnapshots.joined(separator: ", "), width: 76
  ).joined(separator: "\n" + String(repeating: " ", count: 19))

  /// The help of the stage and of each command, by its topic.
  private func pages() throws -> [(topic: String, text: String)] {
    try ([HelpPages.stageTopic] + commands().filter { $0 != "help" }).map {
      ($0, try #require(HelpPages.page($0, screens: Self.screens)))
    }
  }

  private func help() throws -> String { try pages().map(\.text).joined() }

  private func articles() throws -> String {
    try Documents.paths.map(Documents.text).joined(separator: "\n")
  }

  @Test func `the article on commands has every command, and its help`() throws {
    let article = try Documents.text(Documents.article("Commands"))
    #expect(try commands().filter { !article.contains("\n| `adplay \($0)") } == [])
    let sections = try pages().map { topic, text in
      let title = topic == HelpPages.stageTopic ? "adplay" : "adplay \(topic)"
      return "### \(title)\n\n```\n\(text.dropLast())```\n"
    }
    try Documents.expectGenerated(
      sections.joined(separator: "\n").dropLast().components(separatedBy: "\n"),
      between: "options", in: Documents.article("Commands"))
  }

  @Test func `every command except help has its own help`() throws {
    for (topic, text) in try pages() where topic != HelpPages.stageTopic {
      #expect(text.hasPrefix("usage: adplay \(topic)"))
    }
  }

  @Test func `the first help has every command, and fits a screen`() throws {
    let help = HelpPages.overview
    #expect(try commands().filter { $0 != "help" && !help.contains("\n  \($0) ") } == [])
    let rows = help.split(separator: "\n", omittingEmptySubsequences: false)
    // The last row of the screen has the prompt.
    #expect(rows.count <= 24)
    #expect(rows.filter { $0.count > 80 } == [])
  }

  @Test func `the help has every option that is read, and no other`() throws {
    let (read, told) = (try optionsRead(), options(in: try help()))
    try #require(read.count > 10)
    #expect(read.symmetricDifference(told).sorted() == [])
  }

  @Test func `every option appears in a text`() throws {
    let shown = options(in: try articles())
    #expect(try optionsRead().subtracting(shown).sorted() == [])
  }

  /// Shell lines in the texts, as `adplay …` or `swift run adplay …`; other programs have their own
  /// options.
  @Test(arguments: Documents.paths.filter { $0 != "Tests/Terminal/README.md" })
  func `a text names only options that exist`(_ path: String) throws {
    let known = try optionsRead().union(["--help", "--version"])
    for match in try Documents.text(path).matches(of: /\badplay( [^`\n|]*--[^`\n|]*)/) {
      let named = options(in: String(match.1))
      #expect(named.subtracting(known).sorted() == [], "\(match.0)")
    }
  }

  @Test func `the readme's test command is packages, then swift test`() throws {
    let readme = try Documents.text("README.md")
    let command = try #require(readme.firstMatch(of: /<!-- test command -->\n```sh\n(.*)\n```/)).1
    let steps = command.split(separator: " && ")
    #expect(steps.count == 3)
    #expect(steps.dropLast().allSatisfy { $0.hasPrefix("$(command -v sudo) apt-get ") })
    #expect(steps.last == "swift test")
  }

  @Test func `the packages that .ci/run tests are built in the same folder`() throws {
    let packages = try Documents.text(".ci/run").split(separator: "\n")
      .filter { $0.contains("--package-path") }
    #expect(!packages.isEmpty)
    #expect(packages.filter { !$0.contains(" --scratch-path .build") } == [])
  }

  @Test func `the readme is one page`() throws {
    #expect(try Documents.text("README.md").split(separator: "\n").count < 120)
  }
}
