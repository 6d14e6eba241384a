import Foundation
import Screen
import Testing

/// The pictures beside the tests. With `RECORD_SCREENS=1` they are written again and the test
/// fails, so that nobody mistakes a recording for a pass.
enum Pictures {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Screens")

  private static let isRecording =
    ProcessInfo.processInfo.environment["RECORD_SCREENS"] == "1"

  static func expect(
    _ canvas: Canvas, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let picture = Export.picture(canvas)
    let file = folder.appending(path: "\(name).txt")
    if isRecording { return record(picture, in: file, sourceLocation) }
    let wanted = try? String(contentsOf: file, encoding: .utf8)
    guard wanted != picture else { return }
    Attachment.record(picture, named: "\(name).txt", sourceLocation: sourceLocation)
    let how = wanted.map { difference($0, picture) } ?? "There is no picture yet."
    Issue.record("\(name) looks different. \(how)", sourceLocation: sourceLocation)
  }

  private static func record(
    _ picture: String, in file: URL, _ sourceLocation: SourceLocation
  ) {
    do {
      try Data(picture.utf8).write(to: file)
      Issue.record("recorded \(file.lastPathComponent)", sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }

  /// The first line that differs.
  private static func difference(_ wanted: String, _ found: String) -> String {
    let old = wanted.split(separator: "\n", omittingEmptySubsequences: false)
    let new = found.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    guard let line else { return "It has \(new.count) lines instead of \(old.count)." }
    return "Line \(line + 1):\n\(old[line])\n\(new[line])"
  }
}
