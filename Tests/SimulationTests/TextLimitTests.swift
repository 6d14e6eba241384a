import Simulation
import Testing

/// How the journal shortens text that is too long.
@Suite @MainActor struct TextLimitTests {
  private let long = String(repeating: "é", count: 10_000)

  @Test func `a text that is too long is cut, and a note has its length`() throws {
    let journal = World(seed: 7).journal
    journal.write(
      .call, from: .adapter, to: .google, "load", data: ["list": [.string(long)], "short": "a"])
    let entry = journal.entries[0]
    #expect(entry.data["short"] == "a")
    #expect(
      entry.data["list"] == [.string(String(repeating: "é", count: 8192) + "…")])
    let note = try #require(journal.entries.last)
    #expect(note.kind == .note(violation: .overlongText))
    #expect(note.data == ["bytes": 20_000])
    #expect(note.from.role == .adapter)
    #expect(journal.entries.count == 2)
  }

  @Test func `user input is kept whole for replays`() {
    let journal = World(seed: 7).journal
    journal.write(.input, from: .user, to: .app, "set", data: ["parameter": .string(long)])
    #expect(journal.entries.map(\.data) == [["parameter": .string(long)]])
  }
}
