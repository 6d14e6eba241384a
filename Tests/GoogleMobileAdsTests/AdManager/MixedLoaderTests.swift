import AdServing
import GoogleMobileAds
import PublisherExamples
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// An ad loader that accepts banners of Ad Manager beside native ads.
@Suite(.serialized) @MainActor struct MixedLoaderTests {
  private let page = MixedController()

  private func begin(_ className: String, _ format: UnitFormat) -> World {
    let world = World.begin(seed: 7)
    AdServer.shared.units["feed"] = AdUnit(
      id: "feed", format: format, lines: [.strange(className)], timeout: .seconds(5))
    return world
  }

  private let small = adSizeFor(cgSize: CGSize(width: 300, height: 200))

  @Test func `a banner comes from a unit with banners, in a valid size`() {
    let world = begin("SmallBannerCustomEvent", .banner)
    page.load("feed", AdSizeBanner, small)
    #expect(page.heard == [])
    world.timeline.settle()
    #expect(page.heard == ["banner at 200", "finished"])
    let told = world.journal.entries.filter { $0.from == .google && $0.to == .app }
    #expect(told.map(\.message) == ["adLoader(_:didReceive:)", "adLoaderDidFinishLoading(_:)"])
  }

  @Test func `a native ad comes from a unit with native ads`() {
    let world = begin("StrangeCustomEvent", .native)
    page.load("feed", AdSizeBanner)
    world.timeline.settle()
    #expect(page.heard == ["native", "finished"])
  }

  @Test func `the loader's delegate hears why there is no banner`() {
    let world = begin("SmallBannerCustomEvent", .banner)
    page.load("feed", AdSizeBanner)
    world.timeline.settle()
    #expect(page.heard == ["error \(RequestError.noFill.rawValue)", "finished"])
  }

  @Test func `without sizes a banner's request is invalid`() {
    let world = begin("SmallBannerCustomEvent", .banner)
    page.load("feed")
    world.timeline.settle()
    #expect(page.heard == ["error \(RequestError.invalidRequest.rawValue)", "finished"])
  }

  @Test func `later ads are told to the banner's own delegate`() throws {
    let world = begin("SmallBannerCustomEvent", .banner)
    page.load("feed", small)
    world.timeline.settle()
    let banner = try #require(page.banner)
    banner.load(nil)
    world.timeline.settle()
    #expect(page.heard == ["banner at 200", "finished"])
    #expect(
      world.journal.entries.contains { $0.message == "bannerViewDidReceiveAd(_:)" })
  }
}
