import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// A locked stage asks before it is left or changed.
@Suite(.serialized) @MainActor struct LockFlowTests {
  private func stage(isLocked: Bool = true) throws -> StagePlayer {
    let stage = try StagePlayer(width: 80, height: 24)
    stage.stage.isLocked = isLocked
    return stage
  }

  @Test func `quitting asks first, and the same key again quits`() throws {
    let stage = try stage()
    stage.press("q")
    #expect(!stage.hasQuit)
    #expect(stage.screen.contains("This demo is locked. Press q once more for \"quit\"."))
    stage.press("q")
    #expect(stage.hasQuit)
  }

  @Test func `another key in between takes the question back`() throws {
    let stage = try stage()
    stage.press("q")
    stage.press(.down)
    #expect(!stage.screen.contains("This demo is locked."))
    stage.press("q")
    #expect(!stage.hasQuit)
  }

  @Test(arguments: ["u", "U", "S", "c", "f", "o", "R", "L", "[", "]", "e", "d", "t"])
  func `a key that changes what is shown asks first`(_ key: String) throws {
    let stage = try stage()
    let before = (stage.session.journal.entries.count, stage.wishes)
    stage.type(key)
    #expect(stage.screen.contains("This demo is locked."))
    #expect(stage.session.journal.entries.count == before.0)
    #expect(stage.wishes == before.1)
    #expect(stage.stage.overlay == nil)
  }

  @Test func `the palette and the mouse ask, too`() throws {
    let stage = try stage()
    stage.press(":")
    stage.type("quit")
    stage.press(.enter)
    #expect(!stage.hasQuit)
    #expect(stage.screen.contains("This demo is locked."))
    stage.press(.escape)
    stage.press(":")
    stage.type("lose the click")
    stage.press(.enter)
    #expect(stage.screen.contains("This demo is locked."))
    stage.press(.escape)
    stage.click(.command(.quit))
    #expect(!stage.hasQuit)
  }

  @Test func `⏎ on a line asks before it forces an outcome`() throws {
    let stage = try stage()
    stage.press("3")
    stage.press(.enter)
    #expect(
      stage.screen.contains("This demo is locked. Press ⏎ once more for \"force an outcome\"."))
    stage.press(.enter)
    #expect(stage.stage.overlay != nil)
  }

  @Test func `what only looks or touches does not ask`() throws {
    let stage = try stage()
    stage.advance(.seconds(1))
    stage.press(.enter)
    stage.expect(both: Counted(impressions: 1, clicks: 1))
  }

  @Test func `without a lock nothing asks`() throws {
    let stage = try stage(isLocked: false)
    stage.press("q")
    #expect(stage.hasQuit)
  }
}
