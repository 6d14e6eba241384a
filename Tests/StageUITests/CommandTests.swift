import Catalogue
import Foundation
import StageUI
import Testing

/// What holds for every command, including new ones.
struct CommandTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Terminal/StageUI")

  @Test(arguments: NamedKey.allCases)
  func `a key that a sentence names is that of a command`(_ key: NamedKey) {
    #expect(KeyMap.standard.command(named: key.rawValue) != nil)
  }

  /// A name is only text, so a wrong letter would name nothing.
  @Test func `every name in the sources is that of a command`() throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.sources.path)
    let files = try paths.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: Self.sources.appending(path: $0), encoding: .utf8)
    }
    let names = files.flatMap {
      $0.matches(of: /static let \w+: Self = "(\w+)"/).map { String($0.output.1) }
    }
    #expect(names.count > 50)
    for name in names { #expect(KeyMap.standard.command(named: name) != nil, "\(name)") }
  }
}
