import Foundation

/// The texts of the repository.
enum Documents {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every text there is, by its path.
  static let paths: [String] = {
    let articles = try? FileManager.default.contentsOfDirectory(
      atPath: root.appendingPathComponent(catalog).path)
    let named = (articles ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(catalog)/\($0)" }
    return ["README.md", ".github/CONTRIBUTING.md", "Tests/Terminal/README.md"] + named
  }()

  private static let catalog = "Sources/App/Adplay.docc"

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
  }

  /// What stands between fences of a language.
  static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```").first
    }
  }
}
