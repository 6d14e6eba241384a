import AdServing
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// An audience sets the bids, and watches the winner change.
@Suite(.serialized) @MainActor struct ArbiterFlowTests {
  /// The first round's ad was shown and closed, so the second round is decided; the room is open.
  private func player() throws -> StagePlayer {
    let stage = StagePlayer(try Scenario.inLibrary("arbiter"), size: Size(width: 120, height: 40))
    stage.advance(.seconds(1))
    stage.press(.escape)
    stage.advance(.seconds(1))
    stage.press("0")
    return stage
  }

  private func room(_ stage: StagePlayer) -> String { stage.text(of: .ledgers) }

  /// Finds something that can be done to a slot, and does it.
  private func force(_ words: String, slot: Int = 0, _ stage: StagePlayer) {
    for _ in 0..<slot { stage.press(.down) }
    stage.press(.enter)
    stage.press("/")
    for character in words { stage.press(Key(character)) }
    stage.press(.enter)
    stage.advance(.seconds(1))
  }

  @Test func `the room has each slot's price in one unit, and why one won`() throws {
    let text = room(try player())
    for words in [
      "CloudX has won", "4,200 µ$", "2,531 µ$", "3,900 µ$", "Round 2: CloudX, the service decided",
      "1 CloudX", "300 µ$ less",
    ] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  @Test func `a loaded ad that becomes worth more wins without a load`() throws {
    let stage = try player()
    force("worth twice", slot: 1, stage)
    #expect(room(stage).contains("LevelPlay has won"))
    #expect(room(stage).contains("Round 3: LevelPlay"))
  }

  @Test func `a price can be typed, and all slots are asked again`() throws {
    let stage = try player()
    stage.press(.down)
    stage.press("$")
    #expect(stage.screen.contains("USD for one impression of LevelPlay: 0.0025312"))
    for _ in "0.0025312" { stage.press(.backspace) }
    stage.type("0,009")
    stage.press(.enter)
    #expect(stage.screen.contains("\"0,009\" is no price. Write 0.0042, nan or -inf"))
    #expect(stage.screen.contains("of LevelPlay: 0,009"), "it stays, to be corrected")
    #expect(room(stage).contains("CloudX has won"))
    for _ in ",009" { stage.press(.backspace) }
    stage.type(".009")
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(room(stage).contains("LevelPlay has won") && room(stage).contains("9,000 µ$"))
  }

  @Test func `Esc leaves the price as it is`() throws {
    let stage = try player()
    let before = stage.state.arbitration
    stage.press("$")
    stage.type("99")
    stage.press(.escape)
    stage.advance(.seconds(1))
    #expect(stage.state.arbitration == before && room(stage).contains("Round 2: CloudX"))
    #expect(!stage.screen.contains("USD for one impression"))
  }

  @Test func `a price can be missing, no number, or for a thousand impressions`() throws {
    let stage = try player()
    stage.press("$")
    for _ in "0.0042" { stage.press(.backspace) }
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(room(stage).contains("no price: not compared"))
    stage.press("$")
    stage.type("inf")
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(room(stage).contains("no number: not compared"))
    stage.press(.down)
    stage.press(.down)
    stage.press("$")
    #expect(stage.screen.contains("USD for 1,000 impressions of PubMatic: 3.9"))
    for _ in "3.9" { stage.press(.backspace) }
    stage.type("$12")
    stage.press(.enter)
    stage.advance(.seconds(1))
    #expect(room(stage).contains("PubMatic has won") && room(stage).contains("12,000 µ$"))
  }

  @Test func `prices, answers and the service are set for the next load`() throws {
    let stage = try player()
    force("no service", stage)
    #expect(room(stage).contains("the SDK decided"))
    force("prices are compared as they are said", stage)
    #expect(room(stage).contains("PubMatic has won"))
    force("answers: no ad", slot: 2, stage)
    #expect(room(stage).contains("CloudX has won"))
  }

  @Test func `a winner that cannot be shown leaves the place to the next one`() throws {
    let stage = try player()
    force("can't be shown", stage)
    stage.press("1")
    stage.press(.enter)
    stage.advance(.seconds(1))
    // PubMatic's bid comes next; it is made into an ad first.
    #expect(room(stage).contains("PubMatic is on the screen"))
  }

  @Test func `a placement that is capped leaves its place to the next one`() throws {
    let stage = try player()
    // The room stays at the slot.
    force("half as much again", slot: 1, stage)
    force("half as much again", stage)
    #expect(room(stage).contains("LevelPlay has won"))
    force("is capped", stage)
    force("at the placement", stage)
    #expect(room(stage).contains("CloudX is on the screen"))
  }

  @Test func `the example is offered only to units that can be it`() throws {
    func isOffered(_ scenario: String) throws -> Bool {
      let unit = try Scenario.inLibrary(scenario).adUnits[0]
      return Forcible.all(
        onSlot: 0, of: try #require(unit.asking.arbitration), unit.format, unit: unit.id
      )
      .contains { $0.force == .controller(.seed) }
    }
    #expect(try !isOffered("arbiter"))
    #expect(try isOffered("arbiter-nobody-fills"))
    // The same slots with rewards are no such example.
    let slots = try #require(
      try Scenario.inLibrary("arbiter-nobody-fills").adUnits[0].asking.arbitration)
    #expect(
      !Forcible.all(onSlot: 0, of: slots, .rewarded, unit: "u").contains {
        $0.force == .controller(.seed)
      })
  }

  @Test func `an ad that is gone without a word keeps nobody waiting`() throws {
    let stage = try player()
    force("never reported", stage)
    stage.press("1")
    stage.press(.enter)
    stage.press(.escape)
    stage.press("0")
    #expect(room(stage).contains("CloudX's ad is gone, but its SDK has not said so."))
    stage.press("1")
    stage.press(.enter)
    stage.advance(.seconds(10))
    stage.press("0")
    #expect(room(stage).contains("PubMatic is on the screen."))
    #expect(room(stage).contains("too late"), "CloudX, which still believes that its ad is shown")
  }

  @Test func `an ad that Google has no part in has no second side`() throws {
    let stage = try player()
    stage.press("1")
    #expect(room(stage).contains("Google has no part in this ad"))
    #expect(!room(stage).contains("never told"))
  }

  @Test func `another unit has no arbiter, and the room says so`() throws {
    let stage = StagePlayer(
      try Scenario.inLibrary("storefront"), size: Size(width: 120, height: 40))
    stage.press("0")
    #expect(room(stage).contains("No arbiter chooses this unit's ads."))
  }
}
