import Testing

/// What the stage keeps of what was done, so that it can go back.
@Suite(.outside) struct MemoryTests {
  @Test func `a remembered act takes less than 16 KiB`() async throws {
    let terminal = try PseudoTerminal(["--motion", "none"])
    try await terminal.read("the stage") { $0.contains("Lakeside Puzzle") }
    let before = try #require(terminal.mostMemory)
    // Opens the ad's page, and closes it.
    for act in 0..<250 {
      terminal.forgetOutput()
      try terminal.type(act.isMultiple(of: 2) ? "\r" : "\u{1B}")
      try await terminal.read("act \(act + 1)") { $0.contains("\u{1B}[?2026l") }
    }
    let after = try #require(terminal.mostMemory)
    #expect((after - before) / 250 < 16)
  }
}
