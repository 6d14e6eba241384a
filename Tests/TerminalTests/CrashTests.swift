import Foundation
import Glibc
import Testing

/// When the program itself crashes, it says so and runs nothing that is in the folder.
struct CrashTests {
  /// Makes the Swift runtime look for its helper in the current folder, as a statically linked
  /// program does.
  private let environment = [
    "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,swift-backtrace=./swift-backtrace"
  ]

  private func layTrap(in folder: Scratch) throws {
    let path = try folder.write("#!/bin/sh\ntouch executed\n", to: "swift-backtrace")
    try #require(chmod(path, 0o755) == 0)
  }

  @Test(arguments: [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGSYS])
  func `a crash restores the terminal, says so, and runs nothing from the folder`(
    _ signal: Int32
  ) async throws {
    let terminal = try PseudoTerminal(environment: environment)
    try layTrap(in: terminal.scratch)
    try await terminal.read("the stage") { $0.contains("Who counted?") }
    terminal.signal(signal)
    #expect(try await terminal.end() == 128 + signal)
    let last = try #require(terminal.text.components(separatedBy: "\u{1B}[?1049l").last)
    let lines = last.split(whereSeparator: \.isNewline)
    #expect(lines.count == 1)
    #expect(
      lines.first?.contains(/adplay [0-9.]+ crashed \(signal \d+[^)]*\); please report/) == true)
    #expect(last.contains("crashed (signal \(signal)"))
    #expect(try terminal.scratch.names() == ["swift-backtrace"])
  }

  @Test func `a crash without a terminal says so and runs nothing from the folder`() async throws {
    let folder = try Scratch()
    try layTrap(in: folder)
    let scenario = try folder.write(Texts.loads(20_000), to: "long.json")
    // A full pipe stops the run.
    let pipe = try Pipe(in: folder)
    let run = try Program.start(
      in: folder.path(""), ["run", scenario, "--journal", pipe.path], environment: environment)
    try await wait("a full pipe") { pipe.unread == pipe.capacity }
    kill(run.pid, SIGSEGV)
    let outcome = try run.end()
    #expect(outcome.status == 128 + SIGSEGV)
    #expect(outcome.complaints.count == 1)
    #expect(outcome.complaint.contains("crashed (signal 11"))
    #expect(try folder.names() == ["long.json", "pipe", "swift-backtrace"])
  }

  @Test(arguments: ["run", "check"])
  func `a crash in an adapter names the call`(_ command: String) throws {
    let folder = try Scratch()
    let scenario = try folder.write(
      """
      {"title": "trap", "adUnits": [{"id": "feed", "format": "native", "lines": [
        {"label": "A", "class": "MannerAdapters.TrappingCustomEvent"}]}],
       "script": [{"load": "feed"}, {"expect": {"findings": []}}]}
      """, to: "trap.json")
    let outcome = try Program.run(Program.manners, [command, scenario], environment)
    #expect([128 + SIGILL, 128 + SIGTRAP].contains(outcome.status))
    let line = try #require(outcome.complaints.last)
    #expect(
      line.contains(
        " after loadNativeAd(for:completionHandler:) of MannerAdapters.TrappingCustomEvent for feed#1;"
      ))
  }
}
