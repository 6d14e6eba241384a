import Foundation
import Testing

/// The journal that is kept at the end without being asked for.
@Suite(.outside) struct LastJournalTests {
  private func session(
    _ window: Window, _ state: String, options: String = "storefront", acts: Bool = true
  ) async throws {
    try await window.openStage(options, state: state)
    if acts {
      try window.press("r")
      try await window.wait("another ad") { $0.contains("feed#2") || $0.contains("agree ✓") }
    }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
  }

  @Test func `q says where the journal is, which only its owner can read`() async throws {
    let window = try await Window(columns: 110, rows: 34)
    let state = window.scratch.path("deep/state")
    try await session(window, state)
    let path = "\(state)/adplay/last.jsonl"
    try await window.wait("the path") { $0.contains("The journal of this session is in") }
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try Program.run("replay", path).status == 0)
  }

  @Test func `the newest five are kept`() async throws {
    let window = try await Window(columns: 110, rows: 34)
    let folder = window.scratch.path("state/adplay")
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for number in 1...4 {
      try Data("older \(number)".utf8).write(
        to: URL(fileURLWithPath: "\(folder)/last-\(number).jsonl"))
    }
    try Data("newest so far".utf8).write(to: URL(fileURLWithPath: "\(folder)/last.jsonl"))
    try await session(window, window.scratch.path("state"))
    func text(_ name: String) throws -> String {
      try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
    }
    #expect(try text("last.jsonl").hasPrefix("{\"format\":\"adplay-journal\""))
    #expect(try text("last-1.jsonl") == "newest so far")
    #expect(try text("last-4.jsonl") == "older 3")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 5)
  }

  @Test func `sessions that end at once all leave theirs`() throws {
    let folder = try Scratch()
    let line =
      "for n in 1 2 3 4 5; do printf '1\\nwait\\n1\\n' | \"$0\" --accessible --seed $n & done; wait"
    let outcome = try Program.run(
      "/bin/sh", ["-c", line, Program.path], ["XDG_STATE_HOME": folder.path("state")])
    #expect(outcome.status == 0)
    let names = ["last-1", "last-2", "last-3", "last-4", "last"].map { "\($0).jsonl" }
    #expect(try folder.names(in: "state/adplay") == names)
    let seeds = try names.map { name in
      try object(in: try folder.text("state/adplay/\(name)").split(separator: "\n")[0])["seed"]
        as? Int
    }
    #expect(Set(seeds) == [1, 2, 3, 4, 5])
    #expect(outcome.complaints.count == 5)
  }

  @Test(arguments: [
    ("storefront", false), ("storefront --no-last", true), ("demo who-counted", true),
  ])
  func `nothing is kept of a session without an act, unless wanted, or of a demo`(
    _ options: String, _ acts: Bool
  ) async throws {
    let window = try await Window(columns: 110, rows: 34)
    let state = window.scratch.path("state")
    try await session(window, state, options: options, acts: acts)
    #expect(!FileManager.default.fileExists(atPath: "\(state)/adplay/last.jsonl"))
  }

  @Test func `where it can't be written, nothing is said and the exit status is 0`() async throws {
    let window = try await Window(columns: 110, rows: 34)
    let state = try window.scratch.write("a file", to: "state")
    try await session(window, state)
    #expect(try !window.screen.contains("journal of this session"))
  }
}
