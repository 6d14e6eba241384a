import AdServing
import GoogleMobileAds
import PublisherExamples
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Requests and interstitials of Ad Manager, and a start without mediation.
@Suite(.serialized) @MainActor struct AdManagerTests {
  private func begin(_ className: String) -> World {
    let world = World.begin(seed: 7)
    AdServer.shared.units["break"] = AdUnit(
      id: "break", format: .interstitial, lines: [.strange(className)], timeout: .seconds(5))
    return world
  }

  @Test func `an interstitial is loaded and presented like any other`() throws {
    let world = begin("CannotShowCustomEvent")
    let page = InterstitialController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    #expect(page.interstitial == nil)
    world.timeline.settle()
    #expect(try #require(page.interstitial).adUnitID == "break")
    page.show()
    #expect(page.heard == ["The screen is broken."])
  }

  @Test func `async code gets an interstitial of Ad Manager`() async {
    let world = begin("CannotShowCustomEvent")
    let page = InterstitialController()
    let load = Task.immediate { await page.loadLater() }
    world.timeline.settle()
    await load.value
    #expect(page.interstitial != nil)
    #expect(page.heard == [])
  }

  @Test func `a load without fill hands over the error`() {
    let world = begin("BareCustomEvent")
    let page = InterstitialController()
    page.load()
    world.timeline.settle()
    #expect(page.heard == ["error"])
  }

  @Test func `a copied request stays one of Ad Manager`() throws {
    let request = AdManagerRequest()
    request.publisherProvidedID = "reader-7"
    request.categoryExclusions = ["betting"]
    request.customTargeting = ["page": "weather"]
    let copy = try #require(request.copy() as? AdManagerRequest)
    #expect(copy.publisherProvidedID == "reader-7")
    #expect(copy.categoryExclusions == ["betting"])
    #expect(copy.customTargeting == ["page": "weather"])
  }

  private func setUps(_ world: World) -> Int {
    world.journal.entries.count { $0.message == "setUp(with:completionHandler:)" }
  }

  @Test func `without mediation initialization no adapter is set up, and ads still come`() {
    let world = begin("CannotShowCustomEvent")
    MobileAds.shared.disableMediationInitialization()
    var isStarted = false
    MobileAds.shared.start { _ in isStarted = true }
    let page = InterstitialController()
    page.load()
    world.timeline.settle()
    #expect(isStarted)
    #expect(setUps(world) == 0)
    #expect(page.interstitial != nil)
  }

  @Test func `disabling it after the start changes nothing`() {
    let world = begin("CannotShowCustomEvent")
    MobileAds.shared.start()
    MobileAds.shared.disableMediationInitialization()
    world.timeline.settle()
    #expect(setUps(world) == 1)
    #expect(
      world.journal.entries.contains {
        $0.message == "disableMediationInitialization() comes after the start: it does nothing"
      })
  }
}
