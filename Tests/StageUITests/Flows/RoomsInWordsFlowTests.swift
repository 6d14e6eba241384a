import AdServing
import Observing
import Scenarios
import Screen
import Simulation
import Testing

@testable import StageUI

/// Rooms that draw something also say it.
@Suite(.serialized) @MainActor struct RoomsInWordsFlowTests {
  @Test func `the life says where the ad is and what can come next`() throws {
    let stage = try StagePlayer(width: 120, height: 40)
    stage.advance(.seconds(2))
    stage.press("5")
    #expect(
      stage.text(of: .ledgers).contains(
        "Now: on the screen. Highlighted, what can come next: the app takes it off, a page opens "
          + "over it, a click."))
    stage.press("x")
    #expect(stage.text(of: .ledgers).contains("Now: off the screen."))
    #expect(stage.text(of: .ledgers).contains("the app shows it"))
  }

  @Test func `a life that is over says so`() throws {
    let stage = StagePlayer(try .inLibrary("interstitial"), size: Size(width: 120, height: 40))
    stage.press("5")
    #expect(
      stage.text(of: .ledgers).contains("come next: it begins to close, it is gone, a click."))
    stage.press("h")
    stage.press(.enter)
    stage.advance(.seconds(30))
    stage.press(.escape)
    stage.advance(.seconds(2))
    stage.press("5")
    #expect(stage.text(of: .ledgers).contains("This ad's life is over: nothing more can happen."))
  }

  @Test func `a network without a view for AdChoices hands over a picture and an address`() throws {
    let stage = StagePlayer(
      try Scenario.inLibrary("picture-addresses"), size: Size(width: 120, height: 40))
    stage.advance(.seconds(2))
    stage.press("2")
    let text = stage.text(of: .ledgers)
    for words in ["AdChoices, whose view the adapter makes: picture ", "address sample.example/"] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  @Test func `an adapter maps the network's names to Google's, and the room says both`() throws {
    let stage = StagePlayer(
      try Scenario.inLibrary("other-names"), size: Size(width: 120, height: 40))
    stage.advance(.seconds(2))
    stage.press("2")
    let text = stage.text(of: .ledgers)
    for words in [
      "title → headline Clover by the yard", "button → callToAction Roll it out",
      "sponsor → advertiser", "points → starRating changed by the adapter 9 → 4.5",
      "cover → images",
    ] {
      #expect(text.contains(words), "\(words) in \(text)")
    }
  }

  @Test func `the assets say how many came through, and which did not`() throws {
    let stage = try StagePlayer(width: 160, height: 50)
    stage.advance(.seconds(1))
    stage.press("2")
    #expect(stage.screen.contains("10 assets came through unchanged."))
    let changing = StagePlayer(
      try .inLibrary("counts-stars-in-percent"), size: Size(width: 120, height: 40))
    changing.advance(.seconds(1))
    changing.press("2")
    let said = changing.text(of: .ledgers)
    #expect(said.contains("starRating → starRating changed by the adapter 4 → 80"))
    #expect(said.contains("7 assets came through unchanged, 1 changed by the adapter."))
  }
}
