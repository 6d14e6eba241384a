import Foundation

/// The built program, run as a stranger runs it.
enum Program {
  /// What came of a run.
  struct Outcome {
    let status: Int32
    let output: String
    let complaint: String

    /// The lines of standard error.
    var complaints: [Substring] { complaint.split(separator: "\n") }
  }

  /// Next to the running test bundle, or where a debug build puts it.
  static let path: String = {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let beside = bundle.deletingLastPathComponent().appendingPathComponent("adplay").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    return root.appendingPathComponent(".build/debug/adplay").path
  }()

  /// The top of the repository.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs it without a terminal and waits for its end.
  static func run(_ words: String..., environment: [String: String] = [:]) throws -> Outcome {
    try run(path, words, environment)
  }

  static func run(
    _ executable: String, _ words: [String], _ environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    // Files and not pipes: nobody has to read while the other one writes.
    let folder = try Scratch()
    process.standardOutput = try folder.file("output")
    process.standardError = try folder.file("complaint")
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: try folder.text("output"),
      complaint: try folder.text("complaint"))
  }
}

/// A folder that is gone with its owner.
final class Scratch {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appendingPathComponent(name).path }

  func text(_ name: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
  }

  /// Writes a file; answers its path.
  func write(_ text: String, to name: String) throws -> String {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
    return path(name)
  }

  /// An empty file to write to.
  fileprivate func file(_ name: String) throws -> FileHandle {
    try Data().write(to: url.appendingPathComponent(name))
    return try FileHandle(forWritingTo: url.appendingPathComponent(name))
  }
}
