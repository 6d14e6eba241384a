import Foundation
import Testing

/// A hunt beside the stage, in processes of its own.
@Suite(.outside) struct HuntStageTests {
  @Test func `H hunts the ad's adapter, and a find is opened and played step by step`() async throws
  {
    let window = try await Window(columns: 110, rows: 34)
    try await window.openStage("keeps-the-view --speed 0.01")
    try window.press("H")
    try await window.wait("a find") {
      $0.contains("points reached") && $0.contains("error    view-not-released")
    }
    #expect(try window.screen.contains("load feed, show feed, dismiss feed"))
    try window.press("Enter")
    try await window.wait("the find on the stage") {
      $0.contains("View not released") && !$0.contains("points reached")
    }
    for _ in 1...3 { try window.press("n") }
    try await window.wait("the broken rule") { $0.contains("1 rule broken") }
    try window.press("<")
    try await window.wait("the moment before") { !$0.contains("1 rule broken") }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
    #expect(window.scratch.has("view-not-released.json"))
  }

  @Test func `any key stops it and leaves nothing running`() async throws {
    let window = try await Window(columns: 110, rows: 34)
    try await window.openStage("storefront")
    try window.press("H")
    try await window.wait("progress") { $0.contains("points reached") }
    let pid = try window.scratch.text("pid").trimmingCharacters(in: .whitespacesAndNewlines)
    try window.press("x")
    try await window.wait("the stage") { !$0.contains("points reached") }
    try await wait("the end of its children") { (try? children(of: pid)) == [] }
    try window.press("q")
    #expect(try await window.endOfStage() == 0)
  }
}
