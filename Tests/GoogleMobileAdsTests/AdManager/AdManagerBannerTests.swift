import AdServing
import Foundation
import GoogleMobileAds
import PublisherExamples
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// What a banner of Ad Manager does beyond a plain one.
@Suite(.serialized) @MainActor struct AdManagerBannerTests {
  /// A page with its banner on screen.
  private func page(_ className: String) -> (world: World, page: BannerController) {
    let world = World.begin(seed: 7)
    AdServer.shared.units["strip"] = AdUnit(
      id: "strip", format: .banner, lines: [.strange(className)], timeout: .seconds(5))
    let page = BannerController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = page
    window.makeKeyAndVisible()
    return (world, page)
  }

  private func impressions(_ world: World) -> Int {
    world.journal.entries.count { $0.kind == .count(Count(.impression, in: .google)) }
  }

  private let small = adSizeFor(cgSize: CGSize(width: 300, height: 200))

  @Test func `an ad may come in any valid size, and the banner takes it`() {
    let (world, page) = page("SmallBannerCustomEvent")
    page.load(AdSizeMediumRectangle, small)
    world.timeline.settle()
    #expect(page.heard == ["will be 300x200", "received at 200"])
    #expect(page.bannerView.intrinsicContentSize == CGSize(width: 300, height: 200))
    #expect(world.violations == [])
  }

  @Test func `an ad in no valid size is refused`() {
    let (world, page) = page("SmallBannerCustomEvent")
    page.load(AdSizeMediumRectangle)
    world.timeline.settle()
    #expect(page.heard == ["error"])
    #expect(world.violations == ["banner-of-another-size"])
  }

  @Test func `a manual impression counts once, when the publisher says so`() throws {
    let (world, page) = page("HandheldBannerCustomEvent")
    page.bannerView.enableManualImpressions = true
    page.load()
    world.timeline.settle()
    try #require(HandheldBanners.shared.events).reportImpression()
    #expect(impressions(world) == 0)
    page.bannerView.recordImpression()
    page.bannerView.recordImpression()
    #expect(impressions(world) == 1)
    #expect(page.heard == ["received at 50", "impression"])
    #expect(world.journal.entries.last { $0.message == "impression" }?.ad == "strip#1")
  }

  @Test func `without manual impressions the adapter's report counts`() throws {
    let (world, page) = page("HandheldBannerCustomEvent")
    page.load()
    world.timeline.settle()
    page.bannerView.recordImpression()
    #expect(impressions(world) == 0)
    try #require(HandheldBanners.shared.events).reportImpression()
    #expect(impressions(world) == 1)
  }
}
