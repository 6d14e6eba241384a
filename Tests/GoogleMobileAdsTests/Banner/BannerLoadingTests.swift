import AdServing
import GoogleMobileAds
import Simulation
import StrangeAdapters
import Testing
import UIKit

/// What a publisher is told when a banner can't be loaded.
@Suite(.serialized) @MainActor struct BannerLoadingTests {
  private func begin(format: UnitFormat = .banner) -> World {
    let world = World.begin(seed: 7)
    AdServer.shared.units["strip"] = AdUnit(
      id: "strip", format: format, lines: [.strange("StrangeCustomEvent")], timeout: .seconds(5))
    return world
  }

  private let controller = UIViewController()

  private func banner(_ size: AdSize = AdSizeBanner) -> (BannerView, BannerListener) {
    let banner = BannerView(adSize: size)
    banner.adUnitID = "strip"
    banner.rootViewController = controller
    let listener = BannerListener()
    banner.delegate = listener
    return (banner, listener)
  }

  @Test func `an adapter without banners fails its line with error 8`() throws {
    let world = begin()
    let (banner, listener) = banner()
    banner.load(Request())
    #expect(listener.errors == [])
    world.timeline.settle()
    #expect(listener.errors.map(\.code) == [RequestError.noFill.rawValue])
    let line = try #require(banner.responseInfo?.adNetworkInfoArray.first)
    #expect((line.error as NSError?)?.code == RequestError.mediationAdapterError.rawValue)
  }

  @Test func `a banner without a controller is asked for, as one with a controller`() {
    let world = begin()
    let (banner, listener) = banner()
    banner.rootViewController = nil
    banner.load(nil)
    world.timeline.settle()
    #expect(listener.errors.map(\.code) == [RequestError.noFill.rawValue])
  }

  @Test(arguments: ["no size", "a unit of another format", "no unit"])
  func `an incomplete request is invalid`(_ what: String) {
    let world = begin(format: what == "a unit of another format" ? .native : .banner)
    let (banner, listener) = banner(what == "no size" ? AdSizeInvalid : AdSizeBanner)
    if what == "no unit" { banner.adUnitID = nil }
    banner.load(nil)
    world.timeline.settle()
    #expect(listener.errors.map(\.code) == [RequestError.invalidRequest.rawValue])
  }

  @Test func `a second load during the first is noted and changes nothing`() {
    let world = begin()
    let (banner, listener) = banner()
    banner.load(nil)
    banner.load(nil)
    world.timeline.settle()
    #expect(listener.errors.count == 1)
    #expect(world.violations == ["load-while-loading"])
  }

  @Test func `autoload asks once, as soon as the unit and the controller are set`() {
    let world = begin()
    let banner = BannerView(adSize: AdSizeBanner)
    let listener = BannerListener()
    banner.delegate = listener
    banner.isAutoloadEnabled = true
    banner.adUnitID = "strip"
    world.timeline.settle()
    #expect(listener.errors == [])
    banner.rootViewController = controller
    world.timeline.settle()
    #expect(listener.errors.count == 1)
    banner.rootViewController = UIViewController()
    world.timeline.settle()
    #expect(listener.errors.count == 1)
  }
}

/// Records the errors.
private final class BannerListener: NSObject, BannerViewDelegate {
  private(set) var errors: [NSError] = []

  func bannerView(_ bannerView: BannerView, didFailToReceiveAdWithError error: any Error) {
    errors.append(error as NSError)
  }
}
