import Foundation
import Glibc
import Testing

/// When the program itself crashes, it says so and runs nothing that is in the folder.
@Suite(.outside) struct CrashTests {
  /// Makes the Swift runtime look for its helper in the current folder, as a statically linked
  /// program does.
  private let environment = [
    "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no,swift-backtrace=./swift-backtrace"
  ]

  private func layTrap(in folder: Scratch) throws {
    _ = try folder.writeScript("#!/bin/sh\ntouch executed\n", to: "swift-backtrace")
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

  // MARK: Adapters

  private static let call = "loadNativeAd(for:completionHandler:) of MannerAdapters."

  /// A file with a scenario that asks an adapter for one ad.
  private func scenario(_ className: String, in folder: Scratch) throws -> String {
    try folder.write(
      """
      {"title": "\(className)", "adUnits": [{"id": "feed", "format": "native", "lines": [
        {"label": "A", "class": "MannerAdapters.\(className)CustomEvent"}]}],
       "script": [{"load": "feed"}, {"expect": {"journal": ["adLoader(_:didReceive:)"]}}]}
      """, to: "\(className).json")
  }

  @Test(arguments: ["run", "check"])
  func `a crash in an adapter is told, and the other scenarios are played`(
    _ command: String
  ) throws {
    let folder = try Scratch()
    let names = ["MainQueue", "Trapping", "PrivateQueue"]
    let files = try names.map { try scenario($0, in: folder) }
    let junit = folder.path("junit.xml")
    let outcome = try Program.run(
      Program.manners, [command, "--junit", junit] + files + [files[1]], environment)
    #expect(outcome.status == 1)
    #expect(outcome.complaint.contains(": the adapter crashed (signal "))
    #expect(outcome.complaint.contains(" after \(Self.call)TrappingCustomEvent for feed#1; "))
    // It is the adapter's, so there is nothing to report to us but something to do.
    #expect(outcome.complaint.contains("in a debugger") && outcome.complaint.contains(" watch "))
    #expect(!outcome.complaint.contains("report"))
    // Each is told once, in its place, however often the program has started.
    let lines = outcome.output.split(separator: "\n").map {
      $0.split(separator: "/").last?.prefix { $0 != "." }
    }
    #expect(lines == ["MainQueue", "Trapping", "PrivateQueue", "Trapping"])
    #expect(outcome.output.contains(": crashed (signal "))
    let report = try folder.text("junit.xml")
    #expect(report.contains("tests=\"4\" failures=\"2\""))
    #expect(report.contains("<failure message=\"crashed (signal "))
  }

  @Test func `a crash is a line of JSON, an annotation, and a result at the line's class`() throws {
    let folder = try Scratch()
    let file = try scenario("Trapping", in: folder)
    let sarif = folder.path("report.sarif")
    let outcome = try Program.run(
      Program.manners, ["check", file, "--json", "--sarif", sarif, "--annotations"], environment)
    #expect(outcome.status == 1)
    #expect(try object(in: outcome.output[...])["crash"] as? String != nil)
    #expect(outcome.complaint.contains("::error file=\(file),line=2,"))
    let report = try folder.text("report.sarif")
    #expect(report.contains("\"ruleId\": \"adapter-crashed\""))
    #expect(report.contains("\"startLine\": 2"))
  }

  @Test func `an adapter that never gives main back is named, and the rest is played`() throws {
    let folder = try Scratch()
    let files = try ["Hanging", "MainQueue"].map { try scenario($0, in: folder) }
    let outcome = try Program.run(Program.manners, ["check"] + files)
    #expect(outcome.status == 1)
    #expect(
      outcome.output.contains(": did not come back from \(Self.call)HangingCustomEvent for feed#1"))
    #expect(outcome.output.contains("MainQueue.json: no rule is broken"))
    #expect(outcome.complaint.contains(" seconds in vain for "))
  }

  @Test(arguments: [["run", "--repeat", "2"], ["discrepancy", "--repeat", "2"]])
  func `a crash ends one run of many, and is told with its seed`(_ words: [String]) throws {
    let folder = try Scratch()
    let files = try ["MainQueue", "Trapping", "PrivateQueue"].map { try scenario($0, in: folder) }
    let outcome = try Program.run(
      Program.manners, words + ["--seed", "7"] + files, environment)
    #expect(outcome.status == 1)
    let lines = outcome.output.split(separator: "\n").filter { $0.contains(" from seed 7") }
      .map { $0.split(separator: "/").last ?? "" }
    #expect(
      lines == [
        "MainQueue.json: 2 runs from seed 7, 0 loads without an ad",
        "Trapping.json: 0 runs from seed 7, 0 loads without an ad, and 2 runs ended by the adapter",
        "PrivateQueue.json: 2 runs from seed 7, 0 loads without an ad",
      ])
    #expect(outcome.complaint.contains("with seed 7 the adapter crashed (signal "))
    #expect(outcome.complaint.contains("after \(Self.call)TrappingCustomEvent for feed#1"))
  }

  @Test func `a file that is read from standard input is read again`() throws {
    let folder = try Scratch()
    let file = try scenario("Trapping", in: folder)
    let outcome = try Program.run(
      "/bin/sh", ["-c", "\"$0\" run - < \"$1\"", Program.manners, file], environment)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("-: crashed (signal "))
  }

  @Test func `what came through a pipe can't be read again`() throws {
    let folder = try Scratch()
    let file = try scenario("Trapping", in: folder)
    let outcome = try Program.run(
      "/bin/sh", ["-c", "cat \"$1\" | \"$0\" run -", Program.manners, file], environment)
    #expect([128 + SIGILL, 128 + SIGTRAP].contains(outcome.status))
  }

  @Test func `after a crash in an adapter the stage comes back and names the call`() async throws {
    let window = try await Window(columns: 120, rows: 30)
    _ = try scenario("Trapping", in: window.scratch)
    let state = window.scratch.path("state")
    for _ in 1...2 {
      try window.start("XDG_STATE_HOME=\(state) \(Program.manners) Trapping.json")
      try await window.wait("the call") {
        $0.contains("The adapter crashed (signal ") && $0.contains("TrappingCustomEvent")
          && $0.contains("Press r") && $0.contains("paused")
      }
      // The same key leads to the same crash, and that is told again.
      try window.press("Tab")
      try await window.wait("no news") { !$0.contains("The adapter crashed") }
      try window.press("r")
      try await window.wait("the call once more") { $0.contains("The adapter crashed (signal ") }
      try window.press("q")
      try await window.wait("the shell") { $0.contains("in a debugger") }
      try await window.waitUntilGivenBack()
    }
    #expect(
      try window.scratch.names(in: "state/adplay").filter { $0 != "last.jsonl" } == [
        "crashed.jsonl"
      ])
  }
}
