import Testing
import XCTest

/// Tells the test library that runs the test what went wrong.
enum TestFailure {
  /// Outside of a test's own task nobody knows which library runs; the other one does not listen.
  static func report(_ text: String, _ file: StaticString, _ line: UInt) {
    if Test.current == nil { XCTFail(text, file: file, line: line) }
    Issue.record(Comment(rawValue: text), sourceLocation: location(file, line))
  }

  /// The call in the suite. Its module is not known; the folder stands for it.
  private static func location(_ file: StaticString, _ line: UInt) -> SourceLocation {
    let path = "\(file)"
    let id = path.split(separator: "/").suffix(2).joined(separator: "/")
    return SourceLocation(
      fileID: id.contains("/") ? id : "Tests/\(id)", filePath: path, line: Int(line), column: 1)
  }
}
