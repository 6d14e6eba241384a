import Foundation

/// A folder of scenarios, each of which is a case of a test:
///
/// ```swift
/// @MainActor @Test(arguments: ScenarioFolder("Scenarios", beside: #filePath).cases)
/// func plays(_ scenario: ScenarioCase) async throws {
///   try await scenario.play()
/// }
/// ```
public struct ScenarioFolder: Sendable {
  private let path: String

  /// The folder at this path.
  public init(_ path: String) { self.path = path }

  /// The folder with this name beside a file, usually that of the test.
  public init(_ name: String, beside file: String) {
    path = URL(filePath: file).deletingLastPathComponent().appending(path: name).path
  }

  /// Every `.json` in it, at any depth, in alphabetical order. A folder in which there is none is one
  /// case, which fails: a test of nothing would pass.
  public var cases: [ScenarioCase] {
    let paths = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let files = paths.filter { $0.hasSuffix(".json") }.sorted()
    guard !files.isEmpty else { return [ScenarioCase(path: path, name: path)] }
    return files.map { ScenarioCase(path: "\(path)/\($0)", name: $0) }
  }
}
