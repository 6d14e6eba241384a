import AdServing
import GoogleMobileAds
import PublisherExamples
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// A page with names from before SDK 12, which asks for consent first.
@Suite(.serialized) @MainActor struct ConsentTests {
  private func begin() -> World {
    let world = World.begin(seed: 7)
    AdServer.shared.units["break"] = AdUnit(
      id: "break", format: .interstitial, lines: [.strange("CannotShowCustomEvent")],
      timeout: .seconds(5))
    return world
  }

  @Test func `nobody has to be asked, and the ad comes under its older names`() throws {
    let world = begin()
    let page = ConsentController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.ask()
    #expect(page.interstitial == nil)
    world.timeline.settle()
    #expect(try #require(page.interstitial).adUnitID == "break")
    #expect(
      world.journal.entries.contains { $0.message.hasPrefix("a configuration of the start has no") }
    )
    page.show()
    #expect(page.heard == ["The screen is broken."])
  }

  @Test func `only a text that may be an ID is one, and a slip is noted`() {
    let world = begin()
    let known = UIDevice.current.identifierForVendor?.uuidString
    let wrong = ["too short", String(repeating: "x", count: 151), "0123456789012345678901 é"]
    let set = ConsentController().sync([known] + wrong + [nil])
    #expect(set == [known, known, known, known, nil])
    #expect(world.journal.entries.count { $0.message.hasPrefix("the consent sync ID") } == 3)
  }

  // Another test may begin a world while one waits, so each waits for what has happened already.
  @Test func `async code learns the same, and that there is no form`() async throws {
    let page = ConsentController()
    var world = begin()
    let asking = Task.immediate { try await page.askLater() }
    world.timeline.settle()
    try await asking.value
    world = begin()
    let showing = Task.immediate { try await page.showFormLater() }
    world.timeline.settle()
    try await showing.value
    world = begin()
    let options = Task.immediate { await page.showOptionsLater() }
    world.timeline.settle()
    await options.value
    #expect(page.heard == ["no form"])
  }
}
