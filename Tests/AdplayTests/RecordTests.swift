import Catalogue
import Foundation
import RecorderText
import Testing

@testable import Adplay

/// `adplay record`.
struct RecordTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("record-\(UInt32.random(in: 0 ... .max))").path

  @Test func `it writes the recorder and its README, and not over anything`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try RecordCommand.run(RecordOptions(folder: folder)) == 0)
    for file in RecorderFiles.all {
      #expect(FileManager.default.contents(atPath: "\(folder)/\(file.name)") == Data(file.bytes))
    }
    #expect(throws: Failure.self) { try RecordCommand.run(RecordOptions(folder: folder)) }
  }

  @Test func `the README has three steps and how to take it out`() throws {
    let file = try #require(RecorderFiles.all.first { $0.name == "README.md" })
    let readme = String(decoding: file.bytes, as: UTF8.self)
    for part in ["\n1. ", "\n2. ", "\n3. ", "## What it records", "## How to take it out"] {
      #expect(readme.contains(part), "\(part)")
    }
  }
}
