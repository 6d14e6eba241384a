import Screen
import StageUI
import Testing

/// `H`: what a hunt has found is chosen and opened.
@Suite(.serialized) @MainActor struct HuntFlowTests {
  private func hunting(_ finds: [HuntProgress.Find]) throws -> StagePlayer {
    let player = try StagePlayer()
    player.press("H")
    #expect(player.wishes.last == .hunt(unit: "feed"))
    var progress = HuntProgress()
    progress.finds = finds
    player.stage.hunt = progress
    return player
  }

  private func find(_ rule: String, at path: String?) -> HuntProgress.Find {
    HuntProgress.Find(rule: rule, severity: "error", steps: ["load feed"], path: path)
  }

  @Test func `the chosen find is opened, and the hunt ends`() throws {
    let player = try hunting([find("first-rule", at: "one.json"), find("other", at: "two.json")])
    player.press(.down)
    player.press(.enter)
    #expect(player.wishes.suffix(2) == [.stopHunting, .open(scenario: "two.json")])
  }

  @Test func `a find that did not show again says so, and is not opened`() throws {
    let player = try hunting([find("first-rule", at: nil)])
    #expect(player.screen.contains("It did not show again by itself"))
    let before = player.wishes.count
    player.press(.enter)
    #expect(player.wishes.count == before)
    player.press("x")
    #expect(player.wishes.last == .stopHunting)
  }
}
