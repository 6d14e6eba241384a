import Testing

/// What the stage keeps of what was done, so that it can go back.
@Suite(.outside) struct MemoryTests {
  @Test func `a remembered act takes less than 16 KiB`() async throws {
    let terminal = try PseudoTerminal(["--motion", "none"])
    try await terminal.read("the stage") { $0.contains("Lakeside Puzzle") }
    let before = try #require(terminal.mostMemory)
    // Enter opens the ad's page, and closes it; what is read last says that all of them were.
    try terminal.type(String(repeating: "\r", count: 250) + "?")
    try await terminal.read("the help") { $0.contains("search") }
    let after = try #require(terminal.mostMemory)
    #expect((after - before) / 250 < 16)
  }
}
