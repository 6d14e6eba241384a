import Foundation
import Glibc
import Testing

/// `adplay learn`, and what it remembers.
@Suite(.outside) struct LearnTests {
  @Test func `seven lessons are listed, and those that were done are marked`() throws {
    let scratch = try Scratch()
    let state = scratch.url.path
    let before = try Program.run("learn", "--list", environment: ["XDG_STATE_HOME": state])
    #expect(before.status == 0)
    #expect(before.output.split(separator: "\n").count == 7)
    #expect(!before.output.contains("✓"))
    try scratch.folder("adplay")
    _ = try scratch.write("steal-a-click\n", to: "adplay/lessons")
    let after = try Program.run("learn", "--list", environment: ["XDG_STATE_HOME": state])
    #expect(after.output.contains("✓ steal-a-click"))
    let reset = try Program.run(
      "learn", "--reset", "--list", environment: ["XDG_STATE_HOME": state])
    #expect(reset.status == 0 && !reset.output.contains("✓"))
    #expect(try Program.run("learn", "--reset", environment: ["XDG_STATE_HOME": state]).status == 0)
  }

  @Test func `what is no lesson is refused`() throws {
    let outcome = try Program.run("learn", "storefront")
    #expect(outcome.status == 2)
    #expect(outcome.complaint.contains("storefront is not a lesson"))
  }

  @Test func `a lesson that is done is remembered in a file of one's own`() async throws {
    let window = try await Window()
    let state = window.scratch.url.path + "/state"
    try await window.openStage("learn follow-one-impression", state: state)
    try await window.wait("the task") { $0.contains("Google sees this impression") }
    try window.press("U")
    try await window.wait("that it is done") { $0.contains("✓ Done.") }
    let file = state + "/adplay/lessons"
    try await window.wait("the file") { _ in
      (try? String(contentsOfFile: file, encoding: .utf8)) == "follow-one-impression\n"
    }
    var status = stat()
    #expect(stat(file, &status) == 0 && status.st_mode & 0o777 == 0o600)
    try window.press("n")
    try await window.wait("the next lesson") { $0.contains("Steal a click") }
  }

  @Test func `where nothing can be kept the lesson goes on`() async throws {
    let window = try await Window()
    try await window.openStage("learn follow-one-impression", state: "/proc/nowhere")
    try window.press("U")
    try await window.wait("that it is done") { $0.contains("✓ Done.") }
  }

  @Test func `without a name there is a menu of lessons`() async throws {
    let window = try await Window()
    try await window.openStage("learn", state: window.scratch.url.path)
    try await window.wait("the menu") { $0.contains("Lessons") && $0.contains("Steal a click") }
    try window.press("Down", "Enter")
    try await window.wait("a lesson") { $0.contains("Make the network count a click") }
  }
}
