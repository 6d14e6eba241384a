import Glibc
import Testing

@Suite(.outside) struct LeavingTests {
  /// Opens the stage, runs the body, and returns the terminal's modes before and after.
  private func modes(
    around body: (Window) async throws -> Void
  ) async throws -> (before: String, after: String, status: Int) {
    let window = try await Window()
    try await window.run("stty -a > before")
    try await window.openStage()
    try await body(window)
    let status = try await window.endOfStage()
    try await window.waitUntilGivenBack()
    try await window.run("stty -a > after")
    return (try window.scratch.text("before"), try window.scratch.text("after"), status)
  }

  @Test func `q restores the terminal and its contents`() async throws {
    let (before, after, status) = try await modes { window in
      try window.press("q")
      try await window.wait("what was typed before") { $0.contains("stty -a > before") }
      #expect(try !window.screen.contains("Who counted?"))
    }
    #expect(before == after)
    #expect(status == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGABRT, SIGSEGV, SIGUSR1, SIGALRM])
  func `a fatal signal restores the terminal`(_ signal: Int32) async throws {
    let (before, after, status) = try await modes { try $0.signal(signal) }
    #expect(before == after)
    #expect(status == 128 + Int(signal))
  }

  @Test func `Ctrl-C quits and restores the terminal`() async throws {
    let (before, after, status) = try await modes { try $0.press("C-c") }
    #expect(before == after)
    #expect(status == 128 + Int(SIGINT))
  }

  @Test func `Ctrl-Z gives the terminal to the shell, and fg brings back the stage`() async throws {
    let window = try await Window()
    try await window.run("stty -a > before")
    let job = try await window.openStage("--speed 0.01")
    let stage = try await window.stillStage()
    try window.press("C-z")
    // The shell continues with its line when the job stops.
    #expect(try await window.end(of: job) > 128)
    try await window.waitUntilGivenBack()
    try await window.run("stty -a > after")
    #expect(try window.scratch.text("before") == window.scratch.text("after"))
    try window.start("fg")
    try await window.wait("the stage as it was") { $0.hasPrefix(stage) }
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
  }

  @Test func `modes changed by the shell in between are kept`() async throws {
    let window = try await Window()
    try await window.run("stty -a > before")
    let job = try await window.openStage("--speed 0.01")
    let stage = try await window.stillStage()
    try window.press("C-z")
    #expect(try await window.end(of: job) > 128)
    try await window.waitUntilGivenBack()
    try await window.run("stty intr ^X")
    let resumed = try window.start("fg")
    try await window.wait("the stage as it was") { $0.hasPrefix(stage) }
    try window.press("q")
    _ = try await window.end(of: resumed)
    try await window.waitUntilGivenBack()
    try await window.run("stty -a > after")
    let before = try window.scratch.text("before")
    let after = try window.scratch.text("after")
    let changed = before.replacing("intr = ^C", with: "intr = ^X")
    #expect(changed != before)
    #expect(after == changed)
  }

  @Test func `Ctrl-S is a key like any other`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01")
    try window.press("C-s", "?")
    try await window.wait("help") { $0.contains("╭ Help ") }
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV])
  func `a signal ends it even if the terminal takes no more output`(_ signal: Int32) async throws {
    let terminal = try PseudoTerminal()
    try await terminal.read("the stage") { $0.contains("Who counted?") }
    try terminal.holdOutput()
    try terminal.type("?")
    terminal.signal(signal)
    #expect(try await terminal.end() == 128 + signal)
  }

  @Test func `keys typed for the stage are not left to the shell`() async throws {
    let terminal = try PseudoTerminal()
    try await terminal.read("the stage") { $0.contains("Who counted?") }
    terminal.signal(SIGSTOP)
    try await terminal.waitUntilStopped()
    try terminal.type("reboot\r")
    try await wait("the keys") { terminal.unread == 7 }
    terminal.signal(SIGTERM)
    terminal.signal(SIGCONT)
    #expect(try await terminal.end() == 128 + SIGTERM)
    #expect(terminal.unread == 0)
  }
}
