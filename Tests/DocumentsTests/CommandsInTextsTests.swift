import Foundation
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

  private func help() throws -> String {
    try Documents.text("Sources/Playground/Catalogue/CommandLine/HelpPages.swift")
  }

  private func articles() throws -> String {
    try Documents.paths.map(Documents.text).joined(separator: "\n")
  }

  @Test func `the readme's table has every command`() throws {
    let readme = try Documents.text("README.md")
    #expect(try commands().filter { !readme.contains("\n| `adplay \($0)") } == [])
  }

  @Test func `every command except help has its own help`() throws {
    let help = try help()
    #expect(
      try commands().filter {
        $0 != "help" && !help.contains("usage: adplay \($0) ")
          && !help.contains("usage: adplay \($0)\\n")
      } == [])
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

  @Test func `the readme's test command builds everything once, in one folder`() throws {
    let readme = try Documents.text("README.md")
    let command = try #require(readme.firstMatch(of: /<!-- test command -->\n```sh\n(.*)\n```/)).1
    let others = command.split(separator: "&&").filter { $0.contains("--package-path") }
    #expect(others.count == 2)
    #expect(others.filter { !$0.contains(" --scratch-path .build ") } == [])
  }
}
