import Foundation
import Testing

/// The documents of the repository.
enum Documents {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The paths of all documents.
  static let paths: [String] = {
    let articles = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(catalog).path)
    let named = (articles ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
    return ["README.md", ".github/CONTRIBUTING.md", "Tests/Terminal/README.md"] + named
  }()

  private static let catalog = "Sources/App/Adplay.docc"

  static func article(_ name: String) -> String { "\(catalog)/\(name).md" }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// The code blocks in a language.
  static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }

  /// Expects these lines between two marks of a document; `RECORD_SCREENS=1` writes them.
  static func expectGenerated(
    _ lines: [String], between mark: String, in path: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try text(path)
    let start = try #require(text.range(of: "<!-- \(mark) -->\n"))
    let stop = try #require(text.range(of: "<!-- end of \(mark) -->"))
    let expected = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1" {
      let anew = text[..<start.upperBound] + expected + text[stop.lowerBound...]
      try Data(anew.utf8).write(to: root.appendingPathComponent(path))
    } else {
      let isToday = text[start.upperBound..<stop.lowerBound] == expected
      #expect(isToday, "RECORD_SCREENS=1 writes it again", sourceLocation: sourceLocation)
    }
  }
}
