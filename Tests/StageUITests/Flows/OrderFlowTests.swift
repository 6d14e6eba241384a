import AdServing
import Observing
import Playing
import Scenarios
import Screen
import Simulation
import StageUI
import Testing

/// How the network of a full-screen ad behaves, by keyboard, and how much a countdown redraws.
@Suite(.serialized) @MainActor struct OrderFlowTests {
  private func player(
    _ unit: String = "coins", size: Size = Size(width: 100, height: 30)
  ) throws -> StagePlayer {
    let stage = StagePlayer(try .storefront(), unit: unit, size: size)
    stage.advance(.seconds(1))
    return stage
  }

  /// A stage with the ad loaded and nothing over the application.
  private func waiting(
    _ unit: String = "coins", size: Size = Size(width: 100, height: 30)
  ) throws -> StagePlayer {
    let stage = StagePlayer(try .storefront(), size: size)
    stage.advance(.seconds(1))
    stage.click(.unit(unit))
    stage.advance(.seconds(1))
    return stage
  }

  private let notices = [
    "impression before the ad appears.", "reward after the ad closes.",
    "impression before it appears, reward after it closes.",
    "the ad appears, impression, reward, it closes.",
  ]

  @Test func `O loads an ad with another order of events`() throws {
    let stage = try waiting(size: Size(width: 120, height: 40))
    #expect(stage.text(of: .ledgers).contains("order as usual"))
    stage.press("O")
    #expect(stage.stage.notice?.text() == "Order: \(notices[0])")
    #expect(stage.screen.contains(notices[0]))
    stage.advance(.seconds(1))
    #expect(stage.ad?.name == "coins#2")
    #expect(stage.state.device.isCovered)
    #expect(stage.text(of: .ledgers).contains("order impression first"))
    #expect(stage.text(of: .ledgers).contains("order impression first O"))
    #expect(stage.state.ad?.findings == [])
  }

  @Test func `O changes the order of the next ad while one is shown`() throws {
    let stage = try player(size: Size(width: 120, height: 40))
    #expect(stage.text(of: .ledgers).contains("order as usual"))
    for (notice, words) in zip(
      notices, ["impression first", "reward last", "impression first, reward last", "as usual"])
    {
      stage.press("O")
      #expect(stage.stage.notice?.text() == "Order of the next ad: \(notice)")
      #expect(stage.text(of: .ledgers).contains("next \(words)"))
    }
    #expect(stage.newest?.name == "coins#1")
  }

  @Test func `without a reward there are two orders`() throws {
    let stage = try player("break")
    stage.press("O")
    #expect(stage.state.lines[0].order == .impressionFirst)
    stage.press("O")
    #expect(stage.state.lines[0].order == .usual)
  }

  @Test(arguments: [
    (Size(width: 80, height: 24), "impression first, reward last O"),
    (Size(width: 72, height: 24), "order first and last O"),
  ])
  func `the longest order fits a small window`(_ size: Size, _ row: String) throws {
    let stage = try player(size: size)
    for _ in 0..<3 { stage.press("O") }
    stage.press(.escape)
    stage.press(.escape)
    #expect(!stage.state.device.isCovered)
    #expect(stage.text(of: .ledgers).contains(row))
  }

  @Test(arguments: ["feed", "banner"])
  func `other ads have no order of events`(_ unit: String) throws {
    let stage = try player(unit)
    let before = stage.session.journal.entries.count
    stage.press("O")
    #expect(
      stage.stage.notice?.text() == "Only full-screen ads have an order of events.")
    #expect(stage.session.journal.entries.count == before)
    #expect(!stage.text(of: .ledgers).contains("order impression first O"))
  }

  @Test func `a click on the order in the ledgers works like its key`() throws {
    let stage = try waiting()
    stage.click(.command(.order))
    #expect(stage.state.lines[0].order == .impressionFirst)
  }

  @Test func `a stuck ad is named on screen and closes only by force`() throws {
    let stage = try player("break")
    stage.press(.escape)
    stage.force(.showing(.sticks))
    stage.advance(.seconds(10))
    #expect(stage.screen.contains("forced: refuse to close"))
    stage.press(.escape)
    stage.advance(.seconds(60))
    #expect(stage.state.device.isCovered)
    #expect(stage.ad?.state == .onScreen)
    stage.press(.escape)
    stage.press(.escape)
    #expect(!stage.state.device.isCovered)
  }

  @Test func `an ad that can't be shown leaves the application uncovered`() throws {
    let stage = try player("break")
    stage.press(.escape)
    stage.press(":")
    stage.type("showing fails")
    stage.press(.enter)
    #expect(stage.state.lines[0].showing == .fails)
    stage.advance(.seconds(10))
    #expect(!stage.state.device.isCovered)
    #expect(stage.screen.contains("forced: fail to show"))
    stage.expect(both: .nothing)
  }

  // MARK: Redrawing for a countdown

  private func cells(of canvas: Canvas, differingFrom other: Canvas) -> Int {
    var count = 0
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where canvas[x, y] != other[x, y] { count += 1 }
    }
    return count
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func `each second a countdown changes a few cells and nothing else`(_ size: Size) throws {
    var ad = Scenario.Content()
    ad.duration = .seconds(30)
    let line = Scenario.Line(
      label: "Only", className: "SampleAdapter.SampleCustomEvent", parameter: "only",
      outcome: .fill, ad: ad)
    let stage = StagePlayer(
      Scenario(title: "t", adUnits: [.init(id: "feed", format: .rewarded, lines: [line])]),
      size: size)
    stage.advance(.seconds(1))
    var seconds = 0
    var last = stage.frame.canvas
    for step in 1...50 {
      stage.advance(.milliseconds(100))
      let canvas = stage.frame.canvas
      let changed = cells(of: canvas, differingFrom: last)
      #expect(changed <= 12, "\(step)")
      if changed > 0 { seconds += 1 }
      last = canvas
    }
    #expect(seconds == 5)
    stage.press(" ")
    last = stage.frame.canvas
    stage.advance(.seconds(30))
    #expect(stage.frame.canvas == last)
  }
}
