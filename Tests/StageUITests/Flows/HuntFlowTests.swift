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

  private var many: [HuntProgress.Find] {
    (1...30).map { find("rule-\($0)", at: "\($0).json") }
  }

  @Test(arguments: [Key(.down), Key("j")])
  func `every key that moves in a list moves among the finds`(
    _ key: Key
  ) throws {
    let player = try hunting(many)
    player.press(key)
    player.press(.enter)
    #expect(player.wishes.last == .open(scenario: "2.json"))
  }

  @Test func `keys of one's own move among the finds and open one`() throws {
    let player = try hunting(many)
    player.keyMap = .standard.changed([.down: [Key("n")], .tap: [Key("o")]])
    player.press("n")
    player.press("o")
    #expect(player.wishes.last == .open(scenario: "2.json"))
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `the chosen find is on the sheet however many there are`(_ size: Size) throws {
    let player = try hunting(many)
    player.stage.size = size
    for number in 1...30 {
      #expect(player.screen.contains("error    rule-\(number) "))
      player.press(.down)
    }
    player.press(.end)
    #expect(player.screen.contains("rule-30") && player.screen.contains("↑"))
    player.press(.home)
    #expect(player.screen.contains("rule-1 ") && player.screen.contains("↓"))
    for _ in 1...3 { player.mouse(.wheelDown, at: Point(x: 40, y: 12)) }
    player.press(.enter)
    #expect(player.wishes.last == .open(scenario: "4.json"))
  }

  @Test func `moving before anything is found does not end the hunt`() throws {
    let player = try hunting([])
    player.press(.down)
    player.press("k")
    #expect(player.stage.hunt != nil && player.wishes.last == .hunt(unit: "feed"))
  }

  @Test func `q ends the hunt and quits, and asks first on a locked stage`() throws {
    let player = try hunting([])
    player.press("q")
    #expect(player.wishes.suffix(2) == [.stopHunting, .quit])
    let locked = try hunting([])
    locked.stage.isLocked = true
    locked.press("q")
    #expect(locked.wishes.last == .stopHunting && !locked.hasQuit)
    #expect(locked.screen.contains("This demo is locked."))
  }
}
