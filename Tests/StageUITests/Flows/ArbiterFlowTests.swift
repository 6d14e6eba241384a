import AdServing
import Catalogue
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

  @Test(arguments: ["2", "9", "D"])
  func `what compares two counts says that Google has no part`(_ key: Character) throws {
    let stage = try player()
    stage.press(Key(key))
    let words = stage.screen.split { $0.isWhitespace || "│".contains($0) }.joined(separator: " ")
    #expect(words.contains("Google has no part in this ad"), "\(stage.screen)")
    for wrong in ["✕", "CSV", "Both count the same"] {
      #expect(!words.contains(wrong), "\(stage.screen)")
    }
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

  @Test func `what is cut in a small window has a sign, and units are whole`() throws {
    let stage = try player()
    stage.stage.size = Size(width: 80, height: 24)
    #expect(room(stage).contains("2,531 µ$"))
    #expect(!room(stage).contains("0.0025 "), "\(room(stage))")
    for slot in stage.state.ledgers.arbiters[stage.state.unit]?.slots ?? [] {
      guard let micros = slot.offer?.microUSD else { continue }
      #expect(room(stage).contains(ArbiterText.micros(micros)))
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
    #expect(!stage.screen.contains("USD for one impression of"))
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

  @Test func `each bid's own number and unit stand under its worth, by its SDK's names`() throws {
    let stage = try player()
    let text = room(stage)
    for words in [
      "CloudX: revenue 0.0042 USD for one impression, revenuePrecision exact, networkName Sample",
      "LevelPlay: revenue 0.0025312 USD for one impression, precision BID, adNetwork Sample Exchange",
      "PubMatic: price 3.9 USD for 1,000 impressions, partnerName Sample Exchange",
    ] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  @Test func `at 80 columns the selected bid says its number whole`() throws {
    let stage = StagePlayer(try Scenario.inLibrary("arbiter"), size: Size(width: 80, height: 24))
    stage.advance(.seconds(1))
    stage.press("0")
    #expect(room(stage).contains("0.0042 USD for one impression, revenuePrecision exact"))
    #expect(room(stage).contains("networkName Sample Exchange"))
    stage.press(.down)
    #expect(room(stage).contains("LevelPlay: revenue 0.0025312 USD"))
    #expect(!room(stage).contains("CloudX: revenue"))
  }

  @Test func `a revenue that is missing, and extras, are said as they were submitted`() throws {
    var scenario = try Scenario.inLibrary("arbiter")
    scenario.adUnits[0].asking.arbitration?.slots[1].price = nil
    scenario.adUnits[0].asking.arbitration?.slots[2].extras = ["dsp": "42"]
    let stage = StagePlayer(scenario, size: Size(width: 120, height: 40))
    stage.advance(.seconds(1))
    stage.press("0")
    #expect(room(stage).contains("LevelPlay: revenue missing, submitted as nan"))
    #expect(room(stage).contains("partnerName Sample Exchange, extras dsp=42"))
  }

  @Test func `the arbiter can be asked although CloudX has not started`() throws {
    let stage = try player()
    force("CloudX has not started", stage)
    stage.advance(.seconds(8))
    let text = room(stage)
    #expect(text.contains("CloudX its SDK has not started"), "\(text)")
    #expect(!text.contains("no ad"))
    #expect(text.contains("PubMatic, the SDK decided"), "\(text)")
    force("before the arbiter is asked", stage)
    #expect(room(stage).contains("CloudX has won"), "\(room(stage))")
  }

  @Test func `a CloudX that could not be started says so`() throws {
    let stage = StagePlayer(
      try Scenario.inLibrary("arbiter-without-cloudx"), size: Size(width: 120, height: 40))
    stage.advance(.seconds(1))
    stage.press("0")
    #expect(room(stage).contains("CloudX its SDK has not started"), "\(room(stage))")
    #expect(!room(stage).contains("no ad"))
  }

  @Test func `the question to the service has its bids, and an answer may have none`() throws {
    let stage = try player()
    func entries(_ message: String) -> [Entry] {
      stage.session.journal.entries.filter { $0.message == message }
    }
    #expect(entries("POST /arbiter").last?.data["bids"] != nil)
    #expect(entries("200").last?.data["winner"] == "CLOUDX")
    force("200 without content", stage)
    #expect(entries("200 without content").count == 1)
    #expect(room(stage).contains("the SDK decided"))
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
