import Foundation
import Testing

/// The playground of this package, as its author runs it from a shell.
struct HuntTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  @Test func `an adapter is told all its three mistakes, each with a scenario that repeats it`()
    throws
  {
    let hunt = try stranger(
      "hunt", Self.scenarios, "--adapter", "StrangerAdapter.HurriedCustomEvent", "--runs", "100")
    #expect(hunt.status == 1)
    let mistakes = [
      "ad-handed-over-twice", "full-screen-never-closed", "impression-reported-twice",
    ]
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == mistakes.map { "\($0).json" }, "\(hunt.output)")
    for file in files {
      let run = try stranger("run", file)
      #expect(run.status == 0, "\(run.output)")
    }
  }

  @Test func `an adapter without mistakes is told nothing`() throws {
    let hunt = try stranger(
      "hunt", Self.scenarios, "--adapter", "StrangerAdapter.StrangerCustomEvent", "--runs", "200")
    #expect(hunt.status == 0, "\(hunt.output)")
  }

  private static let scenarios = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Scenarios").standardizedFileURL.path

  /// Runs it in a folder of the test's own.
  private func stranger(_ words: String...) throws -> (status: Int32, output: String) {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("stranger").path
    let command = ([program] + words).map { "'\($0)'" }.joined(separator: " ")
    let pipe = try #require(popen("cd '\(folder.path)' && \(command) 2>&1", "r"))
    var output: [UInt8] = []
    while case let byte = getc(pipe), byte != EOF { output.append(UInt8(byte)) }
    return (pclose(pipe) >> 8, String(decoding: output, as: UTF8.self))
  }
}
