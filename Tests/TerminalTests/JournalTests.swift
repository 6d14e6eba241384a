import Glibc
import Testing

@Suite(.outside) struct JournalTests {
  @Test func `a killed stage leaves whole lines`() async throws {
    let window = try await Window()
    try await window.openStage("--journal journal.jsonl --speed 20")
    try await window.wait("an ad") { $0.contains("Lakeside Puzzle") }
    // Keys that are still being handled when the process is killed.
    for _ in 1...20 { try window.press("r", "Enter", "Escape") }
    try window.signal(SIGKILL)
    #expect(try await window.endOfStage() == 128 + Int(SIGKILL))
    let journal = try window.scratch.text("journal.jsonl")
    let lines = journal.split(separator: "\n")
    #expect(journal.hasSuffix("\n"))
    #expect(lines.count > 20)
    #expect(try object(in: lines[0])["format"] as? String == "adplay-journal")
    for (index, line) in lines.enumerated().dropFirst() {
      #expect(try object(in: line)["n"] as? Int == index)
    }
  }

  @Test func `a journal that can't be written is reported, and the stage continues`() async throws {
    let window = try await Window()
    try await window.openStage("--journal /nowhere/journal.jsonl")
    try await window.wait("the reason") { $0.contains("No such file or directory") }
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
  }

  @Test func `a full disk is reported, the stage continues, and ends with 2`() async throws {
    let window = try await Window()
    try await window.openStage("--journal /dev/full")
    try await window.wait("the reason") { $0.contains("No space left on device") }
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
    try window.press("Escape")
    try await window.wait("the stage") { !$0.contains("╭ Help ") }
    try window.press("q")
    #expect(try await window.endOfStage() == 2)
    try await window.wait("the reason") { $0.contains("adplay: /dev/full: No space left") }
  }

  @Test func `a broken pipe is reported, and the stage continues`() async throws {
    let window = try await Window()
    let pipe = try Pipe(in: window.scratch, capacity: 1 << 20)
    try await window.openStage("--journal pipe --speed 0.01")
    pipe.leave()
    try window.press("r")
    try await window.wait("the reason") { $0.contains("pipe: Broken pipe; the journal ends here") }
    try window.press("?")
    try await window.wait("help") { $0.contains("╭ Help ") }
  }

  @Test func `a run whose journal has no reader exits with 2 and says so`() async throws {
    let scratch = try Scratch()
    let scenario = try scratch.write(Texts.loads(2_000), to: "long.json")
    let pipe = try Pipe(in: scratch)
    let run = try Program.start("run", scenario, "--journal", pipe.path)
    try await wait("a full pipe") { pipe.unread == pipe.capacity }
    pipe.leave()
    let outcome = try run.end()
    #expect(outcome.status == 2)
    #expect(outcome.complaint == "adplay: \(pipe.path): Broken pipe; the journal ends here\n")
  }
}
