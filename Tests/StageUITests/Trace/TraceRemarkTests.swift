import Observing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// Remarks that are longer than their lane.
@Suite(.serialized) @MainActor struct TraceRemarkTests {
  /// A stage at its beginning, where the trace has few entries.
  private func stage(_ width: Int, _ height: Int) throws -> StagePlayer {
    let stage = StagePlayer(
      try .inLibrary("wrong-settings"), size: Size(width: width, height: height))
    stage.press("z")
    return stage
  }

  @Test(arguments: [(60, 60), (80, 60), (120, 60), (160, 60), (300, 60)])
  func `a remark is not cut while there are free rows`(width: Int, height: Int) throws {
    let stage = try stage(width, height)
    for _ in 0..<3 where stage.stage.pane != .trace { stage.press("l") }
    let remark = try #require(
      stage.state.entries.first { $0.message.hasPrefix("Cannot find an ad network adapter") })
    let words = Set(remark.message.split(separator: " ").filter { $0.count < 20 })
    let shown = stage.text(of: .trace)
    for word in words { #expect(shown.contains(word), "\(word)") }
    #expect(!stage.screen.contains("the SDK sta…"))
  }

  @Test func `without free rows it is cut as before, and the newest entry stays last`() throws {
    let stage = StagePlayer(
      try .inLibrary("wrong-settings"), size: Size(width: 120, height: 30))
    let last = try #require(stage.state.entries.last)
    let rows = stage.lines(of: .trace)
    #expect(rows.contains { $0.contains(" \(last.number) ") })
  }
}
