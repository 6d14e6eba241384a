import Foundation
import Testing

@Suite(.outside) struct StageTests {
  /// The counts of both ledgers, as shown on the screen.
  private func books(_ window: Window, _ what: String) throws -> [Substring] {
    let row = try window.line(with: "│ \(what) ")
    guard let start = row.range(of: "│ \(what) ")?.upperBound else { return [] }
    return row[start...].split(separator: " ").filter { $0.allSatisfy(\.isNumber) }
  }

  @Test func `the first screen has an ad and no counts`() async throws {
    let window = try await Window()
    // Paused, since a busy machine may look a minute later.
    try await window.openStage("--at 500ms")
    // A terminal that is read while a frame comes has the first rows of it.
    try await window.wait("counts") { _ in (try? books(window, "click")) == ["0", "0"] }
    #expect(try books(window, "impression") == ["0", "0"])
    #expect(try window.fact("#{alternate_on}#{cursor_flag}#{mouse_any_flag}") == "101")
  }

  @Test func `an impression and a tap are in both ledgers`() async throws {
    let window = try await Window()
    try await window.openStage()
    try await window.wait("an ad") { $0.contains("Lakeside Puzzle") }
    try window.press("Enter")
    try await window.wait("a click") { _ in (try? books(window, "click")) == ["1", "1"] }
    try window.press("Escape")
    try await window.wait("an impression") { _ in
      (try? books(window, "impression")) == ["1", "1"]
    }
    #expect(try books(window, "click") == ["1", "1"])
  }

  @Test func `a network that counts clicks itself reports them to Google`()
    async throws
  {
    let window = try await Window()
    try await window.openStage()
    try await window.wait("an ad") { $0.contains("Lakeside Puzzle") }
    #expect(try window.screen.contains(/clicks \[Google\] +Sample SDK/))
    try window.press("u")
    try await window.wait("the other flag") {
      $0.contains(/clicks +Google +\[Sample SDK\]/) && $0.contains("Lakeside Puzzle")
    }
    try window.press("Enter")
    try await window.wait("a click") { _ in (try? books(window, "click")) == ["1", "1"] }
    let screen = try window.screen
    #expect(screen.contains("The network saw the click"), "\(screen)")
  }

  @Test func `arrows are drawn whole, however the rows around them move`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01")
    for key in ["r", "i", "i", "Tab", "c", "p", "x", "r"] {
      try window.press(key)
      for _ in 0..<3 { try window.press(">") }
    }
    try window.press("Space")
    // Stand-ins for glyphs of disputed width, which the real ones must replace.
    try await window.wait("the last key, and no stand-in") {
      $0.contains("paused") && !$0.contains("─.") && !$0.contains(".─")
    }
  }

  @Test func `the stage survives a window of one cell`() async throws {
    let window = try await Window(columns: 80, rows: 24)
    try await window.openStage("--speed 0.01")
    try window.press("Space")
    try await window.wait("a screen that does not change") { $0.contains("‖ paused") }
    // Advice stands in the lower border for a minute of real time.
    func body(_ screen: String) -> [Substring] {
      screen.split(separator: "\n").filter { !$0.hasPrefix("╰") }
    }
    let before = body(try window.screen)
    try window.resize(columns: 1, rows: 1)
    try await window.wait("one cell") { $0.trimmingCharacters(in: .newlines).count <= 1 }
    try window.resize(columns: 80, rows: 24)
    try await window.wait("the same screen") { body($0) == before }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
  }

  @Test func `text typed into the filter is not a command`() async throws {
    let window = try await Window()
    try await window.openStage()
    try window.press("/", "q")
    try await window.wait("the letter") { $0.contains("filter: q ") }
    try window.press("Escape")
    try await window.wait("no filter") { $0.contains("q quit") }
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
    #expect(try window.fact("#{alternate_on}") == "1")
  }

  @Test func `a typed blank moves the cursor although nothing else changes`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01")
    try window.press(":")
    // It is shown once it stands where it belongs, which is after the text.
    try await window.wait("the commands, and the cursor") {
      $0.contains("╭ Commands ") && (try? window.fact("#{cursor_flag}")) == "1"
    }
    let before = try #require(Int(try window.fact("#{cursor_x}")))
    try window.press("Space")
    try await window.wait("the cursor behind the blank") { _ in
      (try? window.fact("#{cursor_x}")) == "\(before + 1)"
    }
  }

  @Test(arguments: ["vt100", "linux", "xterm", "screen-256color", "tmux-256color"])
  func `every usual terminal shows the stage and is left as it was`(_ name: String) async throws {
    let terminal = try PseudoTerminal(["--speed", "0.01"], environment: ["TERM": name])
    try await terminal.read("the stage") { $0.contains("Who counted?") }
    try terminal.type("q")
    #expect(try await terminal.end() == 0)
  }

  @Test(arguments: [10_000, UInt16.max])
  func `a window that claims to be huge costs no more than a large one`(_ side: UInt16) async throws
  {
    let terminal = try PseudoTerminal(columns: side, rows: side, ["--speed", "0.01"])
    try await terminal.read("the stage") { $0.contains("Who counted?") }
    #expect(try #require(terminal.mostMemory) < 400_000)
    try terminal.type("q")
    #expect(try await terminal.end() == 0)
  }

  @Test func `a notice disappears without a key`() async throws {
    let window = try await Window()
    try await window.openStage("--speed 0.01 --record stage.cast")
    func frames() -> Int {
      (try? window.scratch.text("stage.cast"))?.split(separator: "\n").count ?? 0
    }
    try window.press("Space")
    try await window.wait("a screen that does not change") {
      $0.contains("‖ paused") && frames() > 2
    }
    let before = frames()
    try window.press("s")
    try await window.wait("a frame with the message, and one without it") {
      frames() >= before + 2 && $0.contains("q quit") && !$0.contains("The screen is in")
    }
  }
}
