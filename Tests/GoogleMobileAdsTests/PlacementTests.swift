import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// The part of the application that an impression is reported for.
@Suite(.serialized) @MainActor struct PlacementTests {
  private func impressions(_ world: World) -> [String?] {
    world.journal.entries.filter { $0.kind == .count(Count(.impression, in: .google)) }
      .map { $0.data[.placement] }
  }

  /// A banner on the screen, and what its adapter reports to.
  private func banner(
    _ request: Request
  ) throws -> (world: World, banner: BannerView, events: any MediationBannerAdEventDelegate) {
    let world = World.begin(seed: 7)
    AdServer.shared.units["strip"] = AdUnit(
      id: "strip", format: .banner, lines: [.strange("HandheldBannerCustomEvent")],
      timeout: .seconds(5))
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let banner = BannerView(adSize: AdSizeBanner)
    banner.adUnitID = "strip"
    banner.rootViewController = window.rootViewController
    window.rootViewController?.view.addSubview(banner)
    banner.load(request)
    world.timeline.settle()
    return (world, banner, try #require(HandheldBanners.shared.events))
  }

  @Test func `the request's placement is the banner's, and the latest one counts`() throws {
    let request = Request()
    request.placementID = 12
    var (world, shown, events) = try banner(request)
    #expect(shown.placementID == 12)
    shown.placementID = 34
    events.reportImpression()
    #expect(impressions(world) == ["34"])
    (world, shown, events) = try banner(Request())
    events.reportImpression()
    #expect(shown.placementID == 0 && impressions(world) == [nil])
  }

  @Test func `an interstitial and a native ad have their request's`() throws {
    let request = Request()
    request.placementID = 5
    var world = World.begin(seed: 7)
    AdServer.shared.units["break"] = AdUnit(
      id: "break", format: .interstitial, lines: [.strange("CannotShowCustomEvent")],
      timeout: .seconds(5))
    var interstitial: InterstitialAd?
    InterstitialAd.load(with: "break", request: request) { ad, _ in interstitial = ad }
    world.timeline.settle()
    #expect(interstitial?.placementID == 5)
    world = beginWorld(.strange("StrangeCustomEvent"))
    let publisher = Publisher()
    publisher.loader.load(request)
    world.timeline.settle()
    #expect(publisher.ads.map(\.placementID) == [5])
  }
}
