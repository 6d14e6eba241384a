import Foundation
import Testing

@testable import Adplay

/// Compares the tables of the commands with the texts.
struct CommandsInTextsTests {
  /// Every `--option` in the text.
  private func options(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z]+(?:-[a-z]+)*/).map { String($0.0) })
  }

  /// Every option of any command.
  private let known = Set(Commands.pages.flatMap(\.offered).map(\.name))

  @Test func `the article on commands lists every command`() throws {
    let rows = Commands.pages.map { page in
      let synopsis = page.synopsis.replacing("...", with: "…").replacing("|", with: "\\|")
      let guide = page.guide.map { $0 == "Commands" ? "" : ": <doc:\($0)>" } ?? ""
      return "| `adplay \(synopsis)` | \(page.about)\(guide) |"
    }
    try Documents.expectGenerated(
      ["| | |", "|---|---|"] + rows, between: "commands", in: Documents.article("Commands"))
  }

  @Test func `the article on commands has the help of every command`() throws {
    let sections = Commands.pages.filter { !$0.description.isEmpty }.map { page in
      "### \(page.name)\n\n```\n\(page.text)```\n"
    }
    try Documents.expectGenerated(
      sections.joined(separator: "\n").dropLast().components(separatedBy: "\n"),
      between: "options", in: Documents.article("Commands"))
  }

  @Test func `the article on agents lists every tool`() throws {
    let rows = (AgentTools.all + [AgentTools.build()]).map { tool in
      "| `\(tool.name)` | \(tool.title) | \(tool.keys.map { "`\($0)`" }.joined(separator: " ")) |"
    }
    try Documents.expectGenerated(
      ["| tool | | takes |", "|---|---|---|"] + rows, between: "tools",
      in: Documents.article("Agents"))
  }

  @Test func `the first help has every command, and fits a screen`() throws {
    let help = Overview.text
    let commands = Commands.named.map(\.topic).filter { $0 != "help" }
    let said = help.replacing("\nalso: ", with: "\n  ").split(whereSeparator: \.isWhitespace)
    #expect(commands.filter { !said.contains(Substring($0)) } == [])
    #expect(
      Commands.named.filter { !$0.isAside && !help.contains("\n  \($0.topic) ") }.map(\.topic) == [
        "help"
      ])
    let rows = help.split(separator: "\n", omittingEmptySubsequences: false)
    // The last row of the screen has the prompt.
    #expect(rows.count <= 24)
    #expect(rows.filter { $0.count > 80 } == [])
  }

  @Test(arguments: 15...20)
  func `with up to 20 commands the first help fits, and has them all`(_ count: Int) {
    let all = Commands.named.filter { !$0.isAside }
    let pages = (all + all).prefix(count)
    let rows = Overview.screen(of: Array(pages))
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count <= 24)
    #expect(rows.count { $0.hasPrefix("  ") && !$0.hasPrefix("   ") } == count)
  }

  @Test func `what a page of the help says of options is true`() {
    for page in Commands.pages {
      let unknown = options(in: page.text).subtracting(known)
      #expect(unknown.isEmpty, "\(page.name)")
    }
  }

  /// Shell lines in the texts, as `adplay …` or `swift run adplay …`; other programs have their own
  /// options.
  @Test(arguments: Documents.paths.filter { $0 != "Tests/Terminal/README.md" })
  func `a text names only options that exist`(_ path: String) throws {
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
