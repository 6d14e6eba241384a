import Catalogue
import Foundation
import Hunting
import StageUI
import Testing

@testable import Adplay

/// Children of the program that report what cannot be read, too much, or half of it.
@MainActor struct ReportingTests {
  nonisolated private static let begun = #"{"worker":{"_0":{"began":{"_0":4}}}}"#

  /// A shell's line in place of the program.
  private func child(_ line: String) throws -> ChildProcess {
    try #require(ChildProcess("/bin/sh", arguments: ["-c", line], input: [], tells: .reports))
  }

  nonisolated static let bad: [(line: String, reports: Int, trouble: ChildTrouble)] = [
    ("echo garbage >&3; exec sleep 60", 0, .garbled),
    ("echo '\(begun)' >&3; head -c 1000 /dev/urandom >&3; echo >&3; exec sleep 60", 1, .garbled),
    ("cat /dev/zero >&3", 0, .tooMuch),
    ("head -c 10000000 /dev/zero >&3; exec sleep 60", 0, .tooMuch),
    ("printf '\(begun)\\n{\"worker\":' >&3; kill -9 $$", 1, .ended),
    ("printf '\(begun)\\n{\"worker\":' >&3", 1, .ended),
    ("echo '\(begun)' >&3; exec 3>&-; exec sleep 60", 1, .ended),
    ("exit 2", 0, .ended),
    (#"echo '{"complained":{"_0":"no roof"}}' >&3; exit 2"#, 0, .reported("no roof")),
  ]

  @Test(arguments: bad.indices)
  func `a child that reports nothing useful is stopped, and has one sentence`(
    _ place: Int
  ) throws {
    let (line, count, trouble) = Self.bad[place]
    let child = HuntChild(try child(line))
    #expect(child.run() == (count == 1 ? [.began(4)] : []))
    #expect(child.trouble == trouble)
    #expect(!trouble.sentence.contains("\n"))
  }

  @Test func `what a child prints is not read`() throws {
    let line = "echo garbage; echo garbage >&2; echo '\(Self.begun)' >&3"
    let child = HuntChild(try child(line))
    #expect(child.run() == [.began(4)])
    #expect(child.trouble == nil)
  }

  @Test func `every report is read as it was written`() throws {
    let find = HuntProgress.Find(
      rule: "late-call", severity: "error", steps: ["load feed"], path: nil)
    let reports: [ChildReport] = [
      .played(7), .hunting(runs: 1, perSecond: 2, reached: 3), .found(find),
      .worker(.broke(run: 3, ["late-call", "prints"])), .complained("a\nb \u{1F600}"),
    ]
    var reader = ReportReader()
    var bytes: [UInt8] = []
    for report in reports { bytes += try JSONEncoder().encode(report) + [UInt8(ascii: "\n")] }
    // Pieces end anywhere.
    let read = stride(from: 0, to: bytes.count, by: 7).flatMap { start in
      reader.take(bytes[start..<min(start + 7, bytes.count)])
    }
    #expect(read == reports)
    #expect(reader.trouble(at: .exited(0), unless: 0...0) == nil)
  }
}
