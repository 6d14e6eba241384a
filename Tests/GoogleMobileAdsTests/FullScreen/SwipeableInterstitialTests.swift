import AdServing
import GoogleMobileAds
import PublisherExamples
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Interstitials that the application puts on the screen itself.
@Suite(.serialized) @MainActor struct SwipeableInterstitialTests {
  private func begin(
    _ className: String = "SwipeableCustomEvent", _ format: UnitFormat = .interstitial
  ) -> (world: World, page: SwipeableController) {
    let world = World.begin(seed: 7)
    AdServer.shared.units["swipe"] = AdUnit(
      id: "swipe", format: format, lines: [.strange(className, valueMicros: 1500)],
      timeout: .seconds(5))
    let page = SwipeableController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    return (world, page)
  }

  @Test func `an ad fills the screen, and comes and goes as the application says`() throws {
    let (world, page) = begin()
    page.load("swipe")
    #expect(page.heard == [])
    world.timeline.settle()
    #expect(page.heard == ["loaded"])
    let ad = try #require(page.ad)
    #expect(ad.adView.bounds.size == UIScreen.main.bounds.size && ad.adUnitID == "swipe")
    #expect(ad.responseInfo.loadedAdNetworkResponseInfo != nil && ad.minScreenHoldDuration == 0)
    page.show()
    page.leave()
    let senses = world.journal.entries.compactMap(\.sense)
    #expect(senses.count { $0 == .shown } == 1 && senses.count { $0 == .takenDown } == 1)
    let asked = try #require(world.journal.entries.first { $0.sense == .lineAsked })
    #expect(asked.message == "loadSwipeableInterstitialAd(for:completionHandler:)")
    #expect(world.violations == [])
  }

  @Test func `what the adapter reports is counted and told`() throws {
    let (world, page) = begin()
    page.load("swipe")
    world.timeline.settle()
    page.show()
    let events = try #require(SwipeableAds.shared.events)
    events.reportImpression()
    events.reportImpression()
    events.reportClick()
    events.willPresentFullScreenView()
    events.willDismissFullScreenView()
    events.didDismissFullScreenView()
    #expect(
      page.heard == [
        "loaded", "impression", "paid 0.0015", "click", "will present", "will dismiss",
        "did dismiss",
      ])
    #expect(world.violations == [Violation.impressionReportedTwice.rawValue])
  }

  @Test func `a size that is too small for an interstitial is refused`() {
    let (world, page) = begin()
    let screen = UIScreen.main.bounds.size
    page.load("swipe", adSize: CGSize(width: screen.width, height: screen.height * 0.59))
    page.load("swipe", adSize: CGSize(width: screen.width, height: screen.height * 0.6))
    world.timeline.settle()
    #expect(Set(page.heard) == ["no ad \(RequestError.invalidRequest.rawValue)", "loaded"])
    #expect(page.ad?.adView.bounds.height == screen.height * 0.6)
  }

  @Test func `an adapter without the format has no ad`() {
    let (world, page) = begin("StrangeCustomEvent")
    page.load("swipe")
    world.timeline.settle()
    #expect(page.heard == ["no ad \(RequestError.noFill.rawValue)"])
  }

  @Test func `a unit of another format is refused`() {
    let (world, page) = begin("SwipeableCustomEvent", .native)
    page.load("swipe")
    world.timeline.settle()
    #expect(page.heard == ["no ad \(RequestError.invalidRequest.rawValue)"])
    #expect(world.violations == [Violation.unknownAdUnit.rawValue])
  }

  @Test func `options are copied`() throws {
    let options = SwipeableInterstitialAdOptions()
    options.maxScreenHoldDuration = 5
    options.enableCustomClickSwipeGesture(direction: .up, tapsAllowed: false)
    let copy = try #require(options.copy() as? SwipeableInterstitialAdOptions)
    options.maxScreenHoldDuration = 0
    #expect(copy.maxScreenHoldDuration == 5 && copy.customClickSwipeGestureDirection == .up)
    #expect(!copy.areCustomClickSwipeGestureTapsAllowed)
  }

  @Test func `an ad comes to async code, too`() async throws {
    let (world, _) = begin()
    let loading = Task.immediate { try await SwipeableController.unit("swipe") }
    world.timeline.settle()
    #expect(try await loading.value == "swipe")
  }
}
