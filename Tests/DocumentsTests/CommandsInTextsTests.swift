import Foundation
import Testing

/// The command line as the program's source has it, held against the texts. It cannot be imported:
/// only the program itself knows its commands.
struct CommandsInTextsTests {
  /// The names in `Command.names`.
  private func commands() throws -> [String] {
    let source = try Documents.text("Sources/App/CommandLine/Reading/Command+Reading.swift")
    let list = try #require(source.firstMatch(of: /static let names = \[([^\]]*)\]/)).1
    let names = list.matches(of: /"([a-z]+)"/).map { String($0.1) }
    try #require(names.count > 5)
    return names
  }

  /// Every `--option` in a text.
  private func options(in text: String) -> Set<String> {
    Set(text.matches(of: /--[a-z]+(?:-[a-z]+)*/).map { String($0.0) })
  }

  /// The options that the readers of the command line know.
  private func optionsRead() throws -> Set<String> {
    let folder = "Sources/App/CommandLine/Reading"
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Documents.root.appendingPathComponent(folder).path)
    let source = try files.map { try Documents.text("\(folder)/\($0)") }.joined()
    return Set(source.matches(of: /"(--[a-z-]+)"/).map { String($0.1) })
  }

  private func help() throws -> String { try Documents.text("Sources/App/Commands/Help.swift") }

  private func articles() throws -> String {
    try Documents.paths.map(Documents.text).joined(separator: "\n")
  }

  @Test func `The readme's table has every command`() throws {
    let readme = try Documents.text("README.md")
    #expect(try commands().filter { !readme.contains("\n| `adplay \($0)") } == [])
  }

  @Test func `Every command but help has a help of its own`() throws {
    let help = try help()
    #expect(try commands().filter { $0 != "help" && !help.contains("\"\($0)\": \"") } == [])
  }

  @Test func `The help has every option that is read, and no other`() throws {
    let (read, told) = (try optionsRead(), options(in: try help()))
    try #require(read.count > 10)
    #expect(read.symmetricDifference(told).sorted() == [])
  }

  @Test func `Some text shows every option`() throws {
    let shown = options(in: try articles())
    #expect(try optionsRead().subtracting(shown).sorted() == [])
  }

  /// A line of a shell in a text, as `adplay …` or `swift run adplay …`; elsewhere it is given to
  /// other programs.
  @Test(arguments: Documents.paths.filter { $0 != "Tests/Terminal/README.md" })
  func `A text names no option of adplay that there is not`(_ path: String) throws {
    let known = try optionsRead().union(["--help", "--version"])
    for match in try Documents.text(path).matches(of: /\badplay( [^`\n|]*--[^`\n|]*)/) {
      let named = options(in: String(match.1))
      #expect(named.subtracting(known).sorted() == [], "\(match.0)")
    }
  }

  @Test func `The readme's test command builds everything in one folder, and so once`() throws {
    let readme = try Documents.text("README.md")
    let command = try #require(readme.firstMatch(of: /<!-- test command -->\n```sh\n(.*)\n```/)).1
    let others = command.split(separator: "&&").filter { $0.contains("--package-path") }
    #expect(others.count == 1)
    #expect(others.filter { !$0.contains(" --scratch-path .build ") } == [])
  }
}
