import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// Custom events whose initialiser is not `required`.
@Suite(.serialized) @MainActor struct PlainInitTests {
  private func begin(_ className: String, _ format: UnitFormat) -> World {
    let world = World.begin(seed: 7)
    var unit = AdUnit(
      id: "feed", format: format, lines: [.strange(className)], timeout: .seconds(5))
    unit.api = .legacy
    AdServer.shared.units["feed"] = unit
    return world
  }

  @Test func `one without any initialiser is made`() {
    let world = begin("PlainBannerCustomEvent", .banner)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let banner = BannerView(adSize: AdSizeBanner)
    banner.adUnitID = "feed"
    banner.rootViewController = window.rootViewController
    banner.load(nil)
    world.timeline.settle()
    #expect(banner.subviews.first?.backgroundColor == .red)
    #expect(world.violations == [])
  }

  @Test func `one that overrides it is made by its own, and formats are texts and types`() {
    let world = begin("PlainNativeCustomEvent", .native)
    let loader = AdLoader(
      adUnitID: "feed", rootViewController: nil,
      adTypes: [AdLoaderAdType(rawValue: "1"), AdLoaderAdType(rawValue: "2")], options: nil)
    let publisher = Publisher()
    loader.delegate = publisher
    loader.load(nil)
    world.timeline.settle()
    #expect(publisher.heard == ["ad", "finished"])
  }
}
